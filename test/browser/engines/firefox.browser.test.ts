import { testNavigation } from './navigation';
import { testOverlays } from './overlays';

testNavigation('firefox');
testOverlays('firefox');
