/** Pages that the next visitor must get as they were, to the byte, whatever somebody else has sent. */
import { setTimeout as pause } from 'node:timers/promises';
import { lastingForm } from '../faults/hostile/expected.mjs';
import { read } from './clients.mjs';

const paths = [
  '/',
  '/formations/bts-gpn',
  '/campus',
  '/campus/lyon',
  '/agenda',
  '/actualites',
  '/catalogue.json',
];

/** Times a page that is not there is asked for again, and milliseconds between: a busy site asks to come again. */
const [mostTurns, between] = [20, 500];

async function see(site, path) {
  for (let turn = 1; ; turn += 1) {
    const reply = await read(site, path);
    // One that was waited for to the end is not waited for twenty times.
    if (reply.status === 200 || reply.status === 0 || turn === mostTurns)
      return { status: reply.status, form: lastingForm(reply), why: reply.why };
    await pause(between);
  }
}

const seeAll = async (site) =>
  new Map(await Promise.all(paths.map(async (path) => [path, await see(site, path)])));

const awayIn = (pages) =>
  [...pages]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status, why }]) => `${path} ${why ?? status}`);

/**
 * @param site before anybody has attacked it
 * @param {() => Promise<{ stop: () => Promise<void> }>} fresh starts the same site anew: what differs there too is time's doing, e.g. an
 *   event that is over
 * @throws when a page is not there on a site nobody attacks
 */
export async function createWitnesses(site, fresh) {
  let before = await expectAll(site);

  return {
    /** @returns {Promise<Record<string, string[]>>} pages by what is wrong with them */
    async look() {
      const now = await seeAll(site);
      const away = awayIn(now);
      const here = paths.filter((path) => now.get(path).status === 200);
      const changed = () => here.filter((path) => now.get(path).form !== before.get(path).form);
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

async function expectAll(site) {
  const pages = await seeAll(site);
  const away = awayIn(pages);
  if (away.length > 0) throw new Error(`not answered by a site nobody attacks: ${away.join(', ')}`);
  return pages;
}
