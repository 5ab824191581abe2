/** Entry of the inlined script. `late-scripts.tsx` replaces `__PAGE__` by the addresses of each page. */
import { beginScripts } from './begin-scripts';

declare const __PAGE__: Parameters<typeof beginScripts>;

beginScripts(...__PAGE__);
