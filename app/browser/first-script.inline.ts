/** Entry of the script that runs before the first paint. */
import { mobileAgents } from '~/site/device';
import { openTarget } from './open-target';

if (mobileAgents.test(navigator.userAgent)) document.documentElement.dataset.device = 'mobile';
openTarget(location.hash);
