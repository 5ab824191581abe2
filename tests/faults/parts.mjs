/**
 * The parts of the run, in their order. The short form begins with those that mostly wait, and leaves out those whose
 * promises `npm test` holds too (`docs/specification-coverage.md`).
 */
import { badMoments } from './promises/bad-moments.mjs';
import { bodies } from './promises/bodies.mjs';
import { clock } from './promises/clock.mjs';
import { crmLinks } from './promises/crm-links.mjs';
import { disk } from './promises/disk.mjs';
import { downAtBoot } from './promises/down-at-boot.mjs';
import { ending } from './promises/ending.mjs';
import { hostile } from './promises/hostile.mjs';
import { images } from './promises/images.mjs';
import { killed } from './promises/killed.mjs';
import { madeUp } from './promises/made-up.mjs';
import { observatory } from './promises/observatory.mjs';
import { oneClient } from './promises/one-client.mjs';
import { pipelining } from './promises/pipelining.mjs';
import { refusals } from './promises/refusals.mjs';
import { sentBodies } from './promises/sent-bodies.mjs';
import { sharedCache } from './promises/shared-cache.mjs';
import { signIn } from './promises/sign-in.mjs';
import { slow } from './promises/slow.mjs';
import { slowClients } from './promises/slow-clients.mjs';
import { token } from './promises/token.mjs';
import { tooMuch } from './promises/too-much.mjs';
import { uncaught } from './promises/uncaught.mjs';
import { unread } from './promises/unread.mjs';
import { vanishing } from './promises/vanishing.mjs';
import { xss } from './promises/xss.mjs';

/**
 * @import { Rig } from './rig/rig.mjs'
 * @import { Row } from './rig/rows.mjs'
 */

/** @type {Record<string, { prove: (rig: Rig) => Promise<Row[]>, waits?: boolean, wholeRunOnly?: boolean }>} */
export const parts = {
  boot: { prove: downAtBoot },
  killed: { prove: killed },
  slow: { prove: slow, wholeRunOnly: true },
  refusals: { prove: refusals, wholeRunOnly: true },
  bodies: { prove: bodies, wholeRunOnly: true },
  token: { prove: token },
  signIn: { prove: signIn },
  vanishing: { prove: vanishing, wholeRunOnly: true },
  tooMuch: { prove: tooMuch },
  madeUp: { prove: madeUp, wholeRunOnly: true },
  disk: { prove: disk },
  clock: { prove: clock },
  ending: { prove: ending },
  uncaught: { prove: uncaught },
  pipelining: { prove: pipelining },
  sentBodies: { prove: sentBodies },
  unread: { prove: unread },
  oneClient: { prove: oneClient },
  hostile: { prove: hostile },
  observatory: { prove: observatory, wholeRunOnly: true },
  sharedCache: { prove: sharedCache, wholeRunOnly: true },
  images: { prove: images, wholeRunOnly: true },
  badMoments: { prove: badMoments, wholeRunOnly: true },
  xss: { prove: xss },
  crmLinks: { prove: crmLinks },
  slowClients: { prove: slowClients, waits: true },
};
