import { testLooks } from './looks';
import { testNavigation } from './navigation';
import { testOverlays } from './overlays';

testNavigation('chromium');
testOverlays('chromium');
testLooks('chromium');
