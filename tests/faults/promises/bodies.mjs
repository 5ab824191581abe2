/** The content service answers 200 with an unusable or oversized body. */
import { setTimeout as pause } from 'node:timers/promises';
import { visit, visitAll, warm } from '../rig/ask.mjs';
import { megabytesOf, peakWhile } from '../rig/memory.mjs';
import { everythingStale } from '../rig/rig.mjs';
import { atMost, none, row } from '../rig/rows.mjs';

/**
 * @import { Fault } from '../../../content-service/embedded/faults'
 * @import { Content, Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 * @import { Row } from '../rig/rows.mjs'
 */

/** A page, and the call that is spoilt for it. */
const page = '/actualites';
const only = '/api/iet-news?';
const lists = '/api/menu-enrichis';

/** @type {[name: string, fault: Fault, megabytes?: number][]} */
const faults = [
  ['200 with HTML', { kind: 'html', only }],
  ['200 with JSON cut short', { kind: 'truncated', only }],
  ['200 of another shape', { kind: 'wrong-shape', only }],
  ['an empty list where there is always something', { kind: 'empty-list', only: lists }],
  ['JSON nested 5,000 deep', { kind: 'deep', only }],
  ['JSON nested a million deep', { kind: 'deep', levels: 1_000_000, only }],
  ['a body of 100 MB', { kind: 'huge', only }, 30],
  ['a gzip bomb (100 kB that become 100 MB)', { kind: 'gzip-bomb', only }, 30],
];

/** @param {Rig} rig */
export async function bodies(rig) {
  const content = await rig.content();
  const site = await rig.site(content.apiUrl);
  await warm(site, [page]);
  const { text: good } = await visit(site, page);
  /** @type {Row[]} */
  const rows = [];
  await endure(site, content, { kind: 'none' }, good);
  for (const [name, fault, megabytes] of faults) {
    const usual = await endure(site, content, { kind: 'none' }, good);
    const found = await endure(site, content, fault, good);
    rows.push(
      row(`${name}: the last good page stays`, '200, unchanged', found.kept, found.kept === '200, unchanged'),
      row('… counted', '≥ 1 more', `${found.counted} more`, found.counted >= 1),
    );
    if (megabytes)
      rows.push(atMost('… memory beyond an ordinary refresh’s', found.peak - usual.peak, megabytes, ' MB'));
  }
  const { status } = await visit(site, '/healthz');
  rows.push(row('the process lives', '200', status, status === 200));
  return rig.short ? rows : [...rows, ...(await crowdOf(rig, content, { kind: 'gzip-bomb' }))];
}

/**
 * Lets the page be refreshed under a fault.
 *
 * @param {Site} site @param {Content} content @param {Fault} fault @param {string} good
 * @returns kept pages, counts, the most megabytes
 */
async function endure(site, content, fault, good) {
  await site.inside('memory');
  const before = await unusable(site);
  await content.misbehave(fault);
  const { peak, result } = await peakWhile(site.pid, async () => {
    await everythingStale(site);
    await visit(site, page);
    const end = performance.now() + (fault.kind === 'none' ? 800 : 15_000);
    while (performance.now() < end && (fault.kind === 'none' || (await unusable(site)) === before))
      await pause(50);
    await pause(100);
    return visit(site, page);
  });
  await content.misbehave({ kind: 'none' });
  const { status, text } = result;
  return {
    kept: `${status}, ${text === good ? 'unchanged' : 'changed'}`,
    counted: (await unusable(site)) - before,
    peak,
  };
}

/** Answers that could not be used so far. @param {Site} site */
async function unusable(site) {
  const calls = await site.metric('site_content_calls_total', { outcome: 'invalid' });
  return calls + (await site.metric('site_dropped_total', { kind: 'answer' }));
}

/**
 * Every call answers with a bomb while fifty visitors request unvisited pages.
 *
 * @param {Rig} rig @param {Content} content @param {Fault} fault
 */
async function crowdOf(rig, content, fault) {
  const site = await rig.site(content.apiUrl, { env: { CONTENT_COPY_PATH: rig.folder('other') } });
  await warm(site, [page]);
  await site.inside('memory');
  const before = megabytesOf(site.pid);
  await content.misbehave(fault);
  const paths = Array.from({ length: 50 }, (_, index) => `/actualites/page/${index + 2}`);
  const { peak, result: replies } = await peakWhile(site.pid, () => visitAll(site, paths));
  await content.misbehave({ kind: 'none' });
  const unexpected = replies.filter(({ status }) => status < 500);
  return [
    none(
      'every answer a bomb, 50 pages at once: answered with anything but an error',
      unexpected.map(({ status }) => status),
      replies.length,
    ),
    // Twenty calls at a time may hold their 5 MB.
    atMost('… memory', peak - before, 250, ' MB'),
  ];
}
