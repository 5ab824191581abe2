/** The content service answers late, drop by drop, or not at all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { visitAll, visitSteadily, warm } from '../rig/ask.mjs';
import { pagesOfAllKinds, seldomVisited } from '../rig/pages.mjs';
import { everythingStale } from '../rig/rig.mjs';
import { atMost, none, row, timeLimit } from '../rig/rows.mjs';
import { openTo } from '../rig/sockets.mjs';

/**
 * @import { Content, Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

/** @typedef {(part: { rig: Rig, content: Content }) => unknown} Begin may answer which connections are the run's `own` */

/** Milliseconds a visitor may wait for a missing page, and the duration of the answer itself. */
/** @type {(rig: Rig) => number} */
const longest = (rig) => 4000 + timeLimit(rig, 300);

/** @param {Rig} rig */
export async function slow(rig) {
  /** @type {[name: string, begin: Begin][]} */
  const faults = [
    ['slow 30 s', ({ content }) => content.misbehave({ kind: 'slow', delay: 30_000 })],
    ['body drop by drop', ({ content }) => content.misbehave({ kind: 'drip' })],
    ['stopped process (half-open TCP)', ({ content }) => content.kill('SIGSTOP')],
    ['packets lost (no handshake)', blackHole],
  ];
  if (rig.short) faults.splice(0, 2);
  const found = [];
  // Renders run one fault at a time, alone on the machine; waiting is done in parallel.
  for (const [name, begin] of faults) {
    const content = await rig.content();
    // Only visitors send requests: the site does not request the pages of its menus.
    const env = { CONTENT_COPY_PATH: rig.folder(name) };
    const site = await rig.site(content.apiUrl, { env });
    await warm(site, pagesOfAllKinds);
    const { rows, afterwards } = await endure(rig, name, begin, { content, site });
    found.push(afterwards.then((row) => [...rows, row]));
  }
  return (await Promise.all(found)).flat();
}

/** @param {Rig} rig @param {string} name @param {Begin} begin @param {{ content: Content, site: Site }} both */
async function endure(rig, name, begin, { content, site }) {
  const begun = /** @type {{ own: number } | undefined} */ (await begin({ rig, content }));
  await everythingStale(site);
  const crowd = visitSteadily(site, pagesOfAllKinds, 2);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, openTo(content.port));
    // The kernel's list is long after a day's tests, and slow to read.
  }, 400);
  const cold = await visitAll(site, seldomVisited.slice(0, 10));
  const kept = await crowd.stop();
  clearInterval(watch);
  const other = cold.filter(({ status }) => status !== 503 && status !== 504);
  const rows = [
    none(
      `${name}: pages not there that did not answer 503 or 504`,
      other.map(({ status }) => status),
      cold.length,
    ),
    atMost('… slowest of them, all at once', Math.max(...cold.map(({ ms }) => ms)), longest(rig), ' ms'),
    none('… visited pages that did not answer 200', kept.failed, kept.times.length + kept.failed.length),
    atMost('… p99 of visited pages meanwhile', kept.p99, timeLimit(rig, 60), ' ms'),
    atMost('… connections to the service at a time', most, 20),
  ];
  return { rows, afterwards: connectionsLeft(rig, content, begun?.own ?? 0) };
}

/**
 * No more requests: connections that are still open after a while stay open.
 *
 * @param {Rig} rig @param {Content} content @param {number} own
 */
async function connectionsLeft(rig, content, own) {
  const quiet = rig.short ? 20 : 60;
  await pause(quiet * 1000);
  const left = openTo(content.port) - own;
  return row(`… connections left ${quiet} s later`, '≤ 1', left, left <= 1);
}

/**
 * Replaces the service by one that never accepts a connection: its queue is full from the start.
 *
 * @param {Parameters<Begin>[0]} part
 */
async function blackHole({ rig, content }) {
  await content.stop();
  const script = `require('node:net').createServer().listen({ port: ${content.port}, host: '127.0.0.1', backlog: 1 }, () => console.log('there'))`;
  const hole = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  rig.later(() => hole.kill('SIGKILL'));
  await once(hole.stdout, 'data');
  hole.kill('SIGSTOP');
  const fillers = Array.from({ length: 4 }, () =>
    connect(content.port, '127.0.0.1').on('error', () => undefined),
  );
  rig.later(() => fillers.forEach((socket) => void socket.destroy()));
  await pause(200);
  return { own: fillers.filter(({ readyState }) => readyState === 'open').length };
}
