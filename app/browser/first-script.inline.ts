/** Entry of the script that runs before the first paint. */
import { mobileAgents } from '~/site/device';
import { openTarget } from './open-target';

const { dataset } = document.documentElement;
// Present if scripts run: style sheets then need no `:has()` (`app/layout/open-state.ts`).
dataset.over = '';
if (mobileAgents.test(navigator.userAgent)) dataset.device = 'mobile';
openTarget(location.hash);
