import { testLooks } from './focus-styles';
import { testNavigation } from './navigation';
import { testOverlays } from './overlays';

testNavigation('chromium');
testOverlays('chromium');
testLooks('chromium');
