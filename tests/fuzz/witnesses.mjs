/** Pages that must stay identical byte for byte, whatever other clients send. */
import { setTimeout as pause } from 'node:timers/promises';
import { lastingForm } from '../faults/hostile/expected.mjs';
import { read } from './clients.mjs';

/**
 * @import { Site } from '../faults/rig/processes.mjs'
 * @typedef {Awaited<ReturnType<typeof createWitnesses>>} Witnesses
 * @typedef {{ status: number, form: string, why?: string }} Seen
 */

const paths = [
  '/',
  '/formations/bts-gpn',
  '/campus',
  '/campus/lyon',
  '/agenda',
  '/actualites',
  '/actualites.atom',
];

/** Retries of a missing page, and milliseconds between: a busy site asks clients to come again. */
const [mostTurns, between] = [20, 500];

/** @param {Pick<Site, 'origin'>} site @param {string} path @returns {Promise<Seen>} */
async function see(site, path) {
  for (let turn = 1; ; turn += 1) {
    const reply = await read(site, path);
    // A page that was slow once is not awaited twenty times.
    if (reply.status === 200 || reply.status === 0 || turn === mostTurns)
      return { status: reply.status, form: withoutPort(lastingForm(reply), site.origin), why: reply.why };
    await pause(between);
  }
}

/**
 * The same site started again has another port, and so other digests of what names it.
 *
 * @param {string} form @param {string} origin
 */
const withoutPort = (form, origin) =>
  form
    .replaceAll(origin, '')
    .replaceAll(/sha256-[\w+/=]+/g, '')
    .replace(/\["etag","(?:[^"\\]|\\.)*"\]/, '');

/** @param {Pick<Site, 'origin'>} site @returns {Promise<Seen[]>} in the order of the paths */
const seeAll = (site) => Promise.all(paths.map((path) => see(site, path)));

/** @param {Seen[]} pages */
const awayIn = (pages) =>
  pages.flatMap(({ status, why }, index) => (status === 200 ? [] : `${paths[index]} ${why ?? status}`));

/**
 * @param {Pick<Site, 'origin'>} site before any attack
 * @param {() => Promise<Pick<Site, 'origin' | 'stop'>>} fresh starts the same site again: differences there are caused
 * by time, e.g. a past event
 * @throws if a page is missing on a site without attacks
 */
export async function createWitnesses(site, fresh) {
  let before = await expectAll(site);

  return {
    /** @returns {Promise<Record<string, string[]>>} pages by their error */
    async look() {
      const now = await seeAll(site);
      const away = awayIn(now);
      const changed = () =>
        paths.filter((_, index) => now[index].status === 200 && now[index].form !== before[index].form);
      if (changed().length > 0) {
        const other = await fresh();
        try {
          before = await expectAll(other);
        } finally {
          await other.stop();
        }
      }
      return { 'the next visitor gets no page': away, 'the next visitor gets other pages': changed() };
    },
  };
}

/** @param {Pick<Site, 'origin'>} site */
async function expectAll(site) {
  const pages = await seeAll(site);
  const away = awayIn(pages);
  if (away.length > 0) throw new Error(`not answered by a site nobody attacks: ${away.join(', ')}`);
  return pages;
}
