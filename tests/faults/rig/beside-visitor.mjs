/** An attack, and a visitor who reads pages meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import { visitSteadily, warm } from './ask.mjs';
import { peakWhile } from './memory.mjs';
import { pagesOfAllKinds } from './pages.mjs';
import { atMost, none, timeLimit } from './rows.mjs';

/**
 * @import { Site } from './processes.mjs'
 * @import { Rig } from './rig.mjs'
 */

/** How many resident megabytes the process may have on a small machine. */
const maxMegabytes = 300;
/** Megabytes by which a busy process may grow: its heap, and compiled code. */
const maxGrowth = 40;

/**
 * @param {Rig} rig @param {Site} site @param {string} attack its name @param {() => Promise<void>} work
 * @param {number} [maxHold] milliseconds for which the event loop may be held
 * @returns the visitor's pages answer within a second, the process stays small and releases the memory
 */
export async function besideVisitor(rig, site, attack, work, maxHold = timeLimit(rig, 250)) {
  await warm(site, pagesOfAllKinds);
  const before = await site.inside('memory');
  await site.inside('longestHold');
  const visitor = visitSteadily(site, pagesOfAllKinds, 2);
  const { peak } = await peakWhile(site.pid, work);
  const { failed, times } = await visitor.stop();
  const longestHold = await site.inside('longestHold');
  let growth = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 10 && growth > maxGrowth; turn += 1) {
    await pause(500);
    growth = (await site.inside('memory')) - before;
  }
  return [
    none(`${attack}: pages a visitor did not get meanwhile`, failed, times.length),
    atMost('… slowest of those pages', times.at(-1) ?? Number.POSITIVE_INFINITY, timeLimit(rig, 1000), ' ms'),
    atMost('… longest the event loop was held', longestHold, maxHold, ' ms'),
    atMost('… memory at most', peak, maxMegabytes, ' MB'),
    atMost('… memory not given back after five seconds', Math.max(0, growth), maxGrowth, ' MB'),
  ];
}
