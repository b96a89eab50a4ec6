import { testLooks } from './looks';
import { testNavigation } from './navigation';
import { testOverlays } from './overlays';

testNavigation('webkit');
testOverlays('webkit');
testLooks('webkit');
