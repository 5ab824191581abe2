/** Invariants after every batch and over the whole run. */
import { readFileSync } from 'node:fs';
import { ask } from '../faults/rig/ask.mjs';
import { megabytesOf } from '../faults/rig/memory.mjs';
import { ProcessEnded } from '../faults/rig/processes.mjs';
import { deadline } from './clients.mjs';
import { bounds } from './stages.mjs';

/**
 * @import { Site } from '../faults/rig/processes.mjs'
 * @import { Wrong } from './verdict.mjs'
 * @import { Witnesses } from './witnesses.mjs'
 * @typedef {Wrong & { measured?: true }} Broken `measured`: over the whole run, no input of the last batch alone would show it
 * @typedef {ReturnType<typeof noLooks>} Memory
 * @typedef {{ site: Pick<Site, 'origin' | 'pid' | 'inside'>, witnesses: Pick<Witnesses, 'look'> }} Held
 */

/** Milliseconds of its own work that may hold the main thread; waiting for a processor does not count. */
const maxHold = 1000;
/** Growth allowed between the last two quarters of a long run. */
const maxGrowth = 1.1;
/** Number of checks, and seconds, below which a curve is not meaningful: caches are still filling. */
const [minChecks, minSeconds] = [40, 600];

export const unanswered = 'the process does not answer';

/**
 * @param {Held} stage @param {Memory} memory checks so far; this one is added
 * @returns {Promise<Broken[]>} broken invariants
 */
export async function broken(stage, memory) {
  const health = await healthOf(stage.site);
  // A process that does not answer cannot be asked anything else.
  if (health !== null) return [{ kind: unanswered, detail: health }];
  try {
    return await brokenInside(stage, memory);
  } catch (error) {
    if (!(error instanceof ProcessEnded)) throw error;
    return [{ kind: unanswered, detail: error.message }];
  }
}

/** @param {Held} stage @param {Memory} memory */
async function brokenInside({ site, witnesses }, memory) {
  /** @type {Broken[]} */
  const brokenInvariants = [];
  /** @param {string} kind @param {string} detail @param {{ measured?: true }} [more] */
  const report = (kind, detail, more = {}) => brokenInvariants.push({ kind, detail, ...more });
  const held = await site.inside('longestHold');
  memory.hold = Math.max(memory.hold, held);
  if (held > maxHold) report('the event loop is held', `${Math.round(held)} ms`);
  const pages = megabytesOf(site.pid);
  const pictures = Math.max(0, ...childrenOf(site.pid).map(megabytesOf));
  memory.most.pages = Math.max(memory.most.pages, pages);
  memory.most.pictures = Math.max(memory.most.pictures, pictures);
  if (pages > bounds.pages) report('memory of the pages', `${Math.round(pages)} MB`, { measured: true });
  if (pictures > bounds.pictures)
    report('memory of the pictures', `${Math.round(pictures)} MB`, { measured: true });
  memory.pages.push(await site.inside('memory'));
  // Collecting on request is the rig's doing, not the visitors'.
  await site.inside('longestHold');
  const stray = await site.inside('strayNames');
  if (stray.length > 0) report('names on prototypes', stray.join(', '));
  for (const [kind, paths] of Object.entries(await witnesses.look()))
    if (paths.length > 0) report(kind, paths.join(', '));
  return brokenInvariants;
}

/**
 * @param {Pick<Site, 'origin' | 'pid'>} site
 * @returns {Promise<string | null>} null: healthy, or without enough processor time to judge
 */
async function healthOf(site) {
  /** @param {number} timeout */
  const askHealth = async (timeout) => {
    const outcome = await ask(site.origin, '/healthz', { timeout }).then(
      ({ status }) => status,
      ({ message }) => message,
    );
    return outcome === 200 ? null : `/healthz: ${outcome}`;
  };
  if ((await askHealth(10_000)) === null) return null;
  const startedAt = performance.now();
  const waitedBefore = waitingTime(site.pid);
  const again = await askHealth(deadline);
  const starved = waitingTime(site.pid) - waitedBefore > (performance.now() - startedAt) / 2;
  return starved ? null : again;
}

/**
 * Milliseconds the main thread was ready without a processor (Linux; elsewhere 0)
 * @param {number} pid
 */
function waitingTime(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

export const noLooks = () => ({
  pages: /** @type {number[]} */ ([]),
  most: { pages: 0, pictures: 0 },
  hold: 0,
});

/**
 * @param {Pick<Memory, 'pages'>} memory @param {number} seconds of the run
 * @returns ratio of the last two quarters; null: the run is too short
 */
export function growthOf({ pages }, seconds) {
  if (pages.length < minChecks || seconds < minSeconds) return null;
  /** @param {number} n */
  const quarter = (n) =>
    Math.max(...pages.slice(Math.floor((pages.length * n) / 4), Math.floor((pages.length * (n + 1)) / 4)));
  return quarter(3) / quarter(2);
}

/** @param {number | null} growth */
export const isLevel = (growth) => growth === null || growth <= maxGrowth;

/** @param {number} pid */
function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  } catch {
    return [];
  }
}
