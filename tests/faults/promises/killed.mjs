/** The content service dies while the site is busy, and comes back. */
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { cacheStatus, measureHits, visit, visitAll, visitSteadily, warm } from '../rig/ask.mjs';
import { pagesOfAllKinds, seldomVisited } from '../rig/pages.mjs';
import { everythingStale } from '../rig/rig.mjs';
import { all, atMost, none, row, timeLimit } from '../rig/rows.mjs';

/**
 * @import { Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

/** @param {Rig} rig */
export async function killed(rig) {
  const content = await rig.content();
  const site = await rig.site(content.apiUrl);
  await warm(site, pagesOfAllKinds);
  await measureHits(site, pagesOfAllKinds, { requests: 500 });
  const requests = rig.short ? 1500 : 6000;
  const well = await measureHits(site, pagesOfAllKinds, { requests });

  content.kill();
  await content.ended;
  const probes = await countConnections(rig, content.port);
  await everythingStale(site);
  await breakerOpens(site);
  const away = await measureHits(site, pagesOfAllKinds, { requests });
  const stale = await visitAll(site, pagesOfAllKinds);
  const unvisited = await visitAll(site, seldomVisited);
  const seconds = rig.short ? 6 : 15;
  const before = probes.count;
  const crowd = visitSteadily(site, [...pagesOfAllKinds]);
  const curious = ask503s(site, seconds);
  await pause(seconds * 1000);
  const crowdDuring = await crowd.stop();
  await curious;
  const probed = probes.count - before;
  await probes.close();

  await rig.content({ port: content.port });
  const backAt = performance.now();
  await until(async () => (await visit(site, seldomVisited[0])).status === 200);
  const recovery = performance.now() - backAt;
  const open = unvisited.filter(
    ({ status, headers }) => status === 503 && Number(headers['retry-after']) > 0,
  );
  const marked = stale.filter(
    ({ status, headers }) => status === 200 && /fwd=stale|ttl=(?:0$|-)/.test(cacheStatus(headers)),
  );
  const limit = Math.max(well.p99 * 1.5, well.p99 + timeLimit(rig, 5));
  return [
    none(
      'killed: visited pages that did not answer 200',
      [...away.failed, ...crowdDuring.failed],
      requests + crowdDuring.times.length + crowdDuring.failed.length,
    ),
    all(
      '… they say that they are stale',
      marked.length,
      stale.length,
      JSON.stringify(stale.find((reply) => !marked.includes(reply))?.headers['cache-status']),
    ),
    row(
      '… p99 as a hit',
      `≤ ${limit.toFixed(1)} ms (${well.p99.toFixed(1)} before)`,
      `${away.p99.toFixed(1)} ms`,
      away.p99 <= limit,
    ),
    all('… pages nobody visited: 503 with Retry-After', open.length, unvisited.length),
    atMost('… slowest of them', Math.max(...unvisited.map(({ ms }) => ms)), timeLimit(rig, 1000), ' ms'),
    atMost(
      `… tries while the breaker is open, in ${seconds} s under load`,
      probed,
      Math.floor(seconds / 3) + 1,
    ),
    atMost('… pages are whole again after its return', recovery, timeLimit(rig, 5000), ' ms'),
  ];
}

/**
 * Listens in place of the service that died, and hangs up: each connection is a try.
 *
 * @param {Rig} rig @param {number} port
 */
async function countConnections(rig, port) {
  const state = { count: 0 };
  const server = createServer((socket) => {
    state.count += 1;
    socket.destroy();
  });
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  const close = () => new Promise((resolve) => server.close(resolve));
  rig.later(() => server.listening && close());
  return {
    get count() {
      return state.count;
    },
    close,
  };
}

/** @param {Site} site */
async function breakerOpens(site) {
  await until(async () => {
    await visitAll(site, ['/metiers/urbaniste-ville-durable', '/metiers/juriste-environnement']);
    return (await site.metric('site_content_breaker_open')) === 1;
  });
}

/**
 * Visitors of missing pages
 * @param {Site} site @param {number} seconds
 */
async function ask503s(site, seconds) {
  const end = performance.now() + seconds * 1000 - 500;
  for (let turn = 0; performance.now() < end; turn += 1) {
    await visit(site, seldomVisited[turn % seldomVisited.length]);
    await pause(50);
  }
}

/**
 * Repeats until it is true
 * @param {() => Promise<boolean>} isSo
 */
async function until(isSo) {
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    if (await isSo()) return;
    await pause(50);
  }
  throw new Error('it never came to that');
}
