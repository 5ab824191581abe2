/** Entry of the script that runs before the first paint. */
import { mobileAgents } from '~/site/device';
import { openTarget } from './open-target';
import { watchPageCover } from './page-cover';

if (mobileAgents.test(navigator.userAgent)) document.documentElement.dataset.device = 'mobile';
watchPageCover();
openTarget(location.hash);
