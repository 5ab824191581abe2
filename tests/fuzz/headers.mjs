/** Whole requests as bytes: methods, versions, hosts, headers and bodies no client sends. */
import { hostileRequests } from '../faults/hostile/requests.mjs';
import { send } from './clients.mjs';
import { wellStage } from './stages.mjs';
import { wrongWithReply } from './verdict.mjs';

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

export const headers = {
  name: 'headers',
  stage: wellStage,
  batch: 60,
  inputs: ({ site }) =>
    hostileRequests(`localhost:${site.port}`, site.origin, pages).map((wire) =>
      wire.replaceAll(site.origin, '%O').replaceAll(`localhost:${site.port}`, '%H'),
    ),
  async attempt(stage, input) {
    return attack(stage, input);
  },
};

/**
 * Sends one request as it is. `%H` is the site's host and `%O` its origin: what was found is replayed on any port.
 *
 * @returns {Promise<{ wrong: import('./verdict.mjs').Wrong | null, answers: string[] }>}
 */
export async function attack({ site, crm }, input) {
  const wire = input.replaceAll('%O', site.origin).replaceAll('%H', `localhost:${site.port}`);
  const reply = await send(site, wire);
  const wrong = wrongWithReply(reply, { wire, origin: site.origin, elsewhere: [crm] });
  return { wrong, answers: [reply.status === 0 ? 'closed' : String(reply.status)] };
}
