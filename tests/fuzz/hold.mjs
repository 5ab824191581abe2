/** What has to hold after every batch, and over the whole run. */
import { readFileSync } from 'node:fs';
import { ask } from '../faults/rig/ask.mjs';
import { megabytesOf } from '../faults/rig/memory.mjs';
import { ProcessEnded } from '../faults/rig/processes.mjs';
import { deadline } from './clients.mjs';
import { bounds } from './stages.mjs';

/** Milliseconds of its own time the main thread may be held; time it waited for a processor does not count. */
const longestHold = 1000;
/** How much more the last quarter of a long run may take than the one before. */
const mostGrowth = 1.1;
/** Looks at the memory, and seconds, below which a curve says nothing: caches are still filling. */
const [fewest, shortest] = [40, 600];

export const unanswered = 'the process does not answer';

/**
 * @param {object} memory looks so far; this one is added
 * @returns {Promise<{ kind: string, detail: string, measured?: true }[]>} what does not hold; `measured`: over the whole run, no input of
 *   the last batch alone would show it
 */
export async function broken(stage, memory) {
  const health = await healthOf(stage.site);
  // Nothing else can be asked of a process that does not answer.
  if (health !== null) return [{ kind: unanswered, detail: health }];
  try {
    return await brokenInside(stage, memory);
  } catch (error) {
    if (!(error instanceof ProcessEnded)) throw error;
    return [{ kind: unanswered, detail: error.message }];
  }
}

async function brokenInside({ site, witnesses }, memory) {
  const found = [];
  const say = (kind, detail, more = {}) => found.push({ kind, detail, ...more });
  const held = await site.inside('longestHold');
  memory.hold = Math.max(memory.hold, held);
  if (held > longestHold) say('the event loop is held', `${Math.round(held)} ms`);
  const pages = megabytesOf(site.pid);
  const pictures = Math.max(0, ...childrenOf(site.pid).map(megabytesOf));
  memory.most.pages = Math.max(memory.most.pages, pages);
  memory.most.pictures = Math.max(memory.most.pictures, pictures);
  if (pages > bounds.pages) say('memory of the pages', `${Math.round(pages)} MB`, { measured: true });
  if (pictures > bounds.pictures)
    say('memory of the pictures', `${Math.round(pictures)} MB`, { measured: true });
  memory.pages.push(await site.inside('memory'));
  // Collecting on request is the rig's doing, not the visitors'.
  await site.inside('longestHold');
  const stray = await site.inside('strayNames');
  if (stray.length > 0) say('names on prototypes', stray.join(', '));
  for (const [kind, paths] of Object.entries(await witnesses.look()))
    if (paths.length > 0) say(kind, paths.join(', '));
  return found;
}

/** @returns {Promise<string | null>} null: well, or so short of a processor that nothing can be said of it */
async function healthOf(site) {
  const asked = async (timeout) => {
    const reply = await ask(site.origin, '/healthz', { timeout }).catch(({ message }) => ({ message }));
    return reply.status === 200 ? null : `/healthz: ${reply.status ?? reply.message}`;
  };
  if ((await asked(10_000)) === null) return null;
  const startedAt = performance.now();
  const waited = waitedFor(site.pid);
  const again = await asked(deadline);
  const starved = waitedFor(site.pid) - waited > (performance.now() - startedAt) / 2;
  return starved ? null : again;
}

/** Milliseconds the main thread was ready and had no processor (Linux; elsewhere 0). */
function waitedFor(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

export const noLooks = () => ({ pages: [], most: { pages: 0, pictures: 0 }, hold: 0 });

/** @returns last quarter to the one before; null: too short a run to say */
export function growthOf({ pages }, seconds) {
  if (pages.length < fewest || seconds < shortest) return null;
  const quarter = (n) =>
    Math.max(...pages.slice(Math.floor((pages.length * n) / 4), Math.floor((pages.length * (n + 1)) / 4)));
  return quarter(3) / quarter(2);
}

export const isLevel = (growth) => growth === null || growth <= mostGrowth;

function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  } catch {
    return [];
  }
}
