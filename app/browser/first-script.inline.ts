/** Entry of the script that runs before the first paint. */
import { mobileAgents } from '~/site/device';
import { showAskedPart } from './asked-part';

if (mobileAgents.test(navigator.userAgent)) document.documentElement.dataset.device = 'mobile';
showAskedPart(location.hash);
