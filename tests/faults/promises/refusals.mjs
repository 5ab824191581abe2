/** The content service answers errors, or `Retry-After`. */
import { setTimeout as pause } from 'node:timers/promises';
import { visit, visitAll, warm } from '../rig/ask.mjs';
import { pagesOfAllKinds } from '../rig/pages.mjs';
import { everythingStale } from '../rig/rig.mjs';
import { all, atMost, row } from '../rig/rows.mjs';

/**
 * @import { FaultKind } from '../../../content-service/embedded/faults'
 * @import { Content, Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

/** @param {Rig} rig */
export async function refusals(rig) {
  const content = await rig.content();
  const site = await rig.site(content.apiUrl);
  await warm(site, pagesOfAllKinds);
  const rows = [];
  for (const kind of /** @type {const} */ (['error-500', 'error-502']))
    rows.push(await staysUp(site, content, kind));
  return [...rows, ...(await leavesAlone(rig, site, content))];
}

/** @param {Site} site @param {Content} content @param {FaultKind} kind */
async function staysUp(site, content, kind) {
  await content.misbehave({ kind });
  await everythingStale(site);
  const turns = [await visitAll(site, pagesOfAllKinds), await visitAll(site, pagesOfAllKinds)].flat();
  await content.misbehave({ kind: 'none' });
  return all(`${kind}: visited pages 200`, turns.filter(({ status }) => status === 200).length, turns.length);
}

/**
 * Only the news are refused, so that the breaker stays closed and nothing else delays the calls.
 *
 * @param {Rig} rig @param {Site} site @param {Content} content
 */
async function leavesAlone(rig, site, content) {
  const retryAfter = rig.short ? 5 : 10;
  await whenClosed(site);
  await content.misbehave({ kind: 'too-many-requests', only: '/api/iet-news', retryAfter });
  // Counted from before the first refusal can be: requests after it ends do not count.
  const since = performance.now();
  await everythingStale(site);
  const statuses = new Set();
  while (performance.now() - since < (retryAfter - 0.5) * 1000) {
    const { status, headers } = await visit(site, '/actualites');
    statuses.add(status);
    if (headers['cache-control']?.includes('stale')) statuses.add('told others to keep it');
    await pause(100);
  }
  /** @type {Map<string, number>} */
  const asked = new Map();
  for (const call of await content.calls())
    if (call.includes('/api/iet-news')) asked.set(call, (asked.get(call) ?? 0) + 1);
  await content.misbehave({ kind: 'none' });
  const answered = [...statuses].join(', ');
  return [
    row('429: the page it concerns', '200', answered, answered === '200'),
    atMost(
      `… calls for one address within its Retry-After of ${retryAfter} s`,
      Math.max(...asked.values()),
      1,
    ),
  ];
}

/** @param {Site} site */
async function whenClosed(site) {
  for (let turn = 0; turn < 200; turn += 1) {
    // An unvisited page makes the breaker try again.
    await visit(site, `/campus/inconnu-${turn}`);
    if ((await site.metric('site_content_breaker_open')) === 0) return;
    await pause(100);
  }
  throw new Error('the breaker stays open');
}
