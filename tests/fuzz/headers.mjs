/** Whole requests as bytes: invalid methods, versions, hosts, headers and bodies. */
import { hostileRequests } from '../faults/hostile/requests.mjs';
import { send } from './clients.mjs';
import { wellStage } from './stages.mjs';
import { wrongWithReply } from './verdict.mjs';

/**
 * @import { Target } from './confirm.mjs'
 * @import { Crm, Stage } from './stages.mjs'
 * @import { Wrong } from './verdict.mjs'
 */

/**
 * With a working content service; inputs are requests as bytes.
 *
 * @typedef {Target<Stage<Crm>, string> & { stage: typeof wellStage }} RequestTarget
 */

const pages = [
  '/',
  '/formations',
  '/formations/bts-gpn',
  '/campus/lyon',
  '/agenda',
  '/recherche',
  '/crm/brochure',
  '/cookies',
  '/en',
];

/** @type {RequestTarget} */
export const headers = {
  name: 'headers',
  stage: wellStage,
  batch: 60,
  inputs: ({ site }) =>
    hostileRequests(`localhost:${site.port}`, site.origin, pages).map((wire) =>
      wire.replaceAll(site.origin, '%O').replaceAll(`localhost:${site.port}`, '%H'),
    ),
  attempt: attack,
};

/**
 * Sends one request as it is. `%H` is the site's host and `%O` its origin: what was found is replayed on any port.
 *
 * @param {Pick<Stage<Crm>, 'site' | 'crm'>} stage @param {string} input
 * @returns {Promise<{ wrong: Wrong | null, answers: string[] }>}
 */
export async function attack({ site, crm }, input) {
  const wire = input.replaceAll('%O', site.origin).replaceAll('%H', `localhost:${site.port}`);
  const reply = await send(site, wire);
  const wrong = wrongWithReply(reply, { wire, origin: site.origin, elsewhere: [crm] });
  return { wrong, answers: [reply.status === 0 ? 'closed' : String(reply.status)] };
}
