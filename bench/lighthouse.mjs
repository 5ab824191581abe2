/**
 * `npm run bench lighthouse [-- name…] [-- --runs=1]`: Lighthouse on a phone, every template or those named
 * (`lighthouse/measure.mjs`). The first run installs it: with its 190 packages, `npm ci` of the site would take a fifth
 * longer and 250 MB more.
 */
import { installOwnPackages } from '../tools/own-packages.mjs';

installOwnPackages('bench/lighthouse');
await import('./lighthouse/measure.mjs');
