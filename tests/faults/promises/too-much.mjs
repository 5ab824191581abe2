/** Answers under the limit of bytes that hold more than a process has time for. */
import { setTimeout as pause } from 'node:timers/promises';
import { visit, warm } from '../rig/ask.mjs';
import { everythingStale } from '../rig/rig.mjs';
import { atMost, row, timeLimit } from '../rig/rows.mjs';

/**
 * @import { Fault } from '../../../content-service/embedded/faults'
 * @import { Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 * @import { Row } from '../rig/rows.mjs'
 */

const page = '/actualites';
const only = '/api/iet-news?';
/** @type {[name: string, fault: Fault][]} */
const faults = [
  ['2,000 entries no schema takes', { kind: 'many-entries', entries: 2000, only }],
  ['50,000 entries', { kind: 'many-entries', entries: 50_000, only }],
  ['540,000 entries', { kind: 'many-entries', entries: 540_000, only }],
  ['2.4 million brackets', { kind: 'brackets', levels: 2_400_000, only }],
];

/** @param {Rig} rig */
export async function tooMuch(rig) {
  const content = await rig.content();
  // A shutdown waits three seconds for a probe that has asked `/readyz`.
  const site = await rig.site(content.apiUrl, { untilReady: false });
  await warm(site, [page]);
  const { text: good } = await visit(site, page);
  /** @type {Row[]} */
  const rows = [];
  for (const [name, fault] of faults) {
    await content.misbehave(fault);
    await site.inside('longestHold');
    await refresh(site);
    const held = await site.inside('longestHold');
    const { status, text } = await visit(site, page);
    const kept = `${status}, ${text === good ? 'unchanged' : 'changed'}`;
    rows.push(
      atMost(`${name}: the main thread is held`, held, timeLimit(rig, 150), ' ms'),
      row('… the last good page stays', '200, unchanged', kept, kept === '200, unchanged'),
    );
  }
  const lines = site.log.split('\n').filter((line) => line.includes('content entries dropped')).length;
  rows.push(atMost('… lines in the log about entries that do not parse', lines, 2));
  await content.misbehave({ kind: 'many-entries', entries: 540_000, only });
  await everythingStale(site);
  await visit(site, page);
  const since = performance.now();
  site.kill('SIGTERM');
  const { code } = await site.ended;
  rows.push(
    atMost('… SIGTERM meanwhile is answered within', performance.now() - since, timeLimit(rig, 2000), ' ms'),
    row('… exit code', '0', code, code === 0),
  );
  return rows;
}

/**
 * Makes the page render again, and waits until the answer was read and refused; a moment, for a site that accepts it.
 *
 * @param {Site} site
 */
async function refresh(site) {
  const before = await refused(site);
  await everythingStale(site);
  await visit(site, page);
  for (let turn = 0; turn < 100 && (await refused(site)) === before; turn += 1) await pause(50);
  await pause(100);
}

/** Answers that could not be used so far. @param {Site} site */
async function refused(site) {
  const calls = await site.metric('site_content_calls_total', { outcome: 'invalid' });
  return calls + (await site.metric('site_dropped_total', { kind: 'answer' }));
}
