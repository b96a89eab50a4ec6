import { testLooks } from './looks';
import { testNavigation } from './navigation';
import { testOverlays } from './overlays';

testNavigation('firefox');
testOverlays('firefox');
testLooks('firefox');
