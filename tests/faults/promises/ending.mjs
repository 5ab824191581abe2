/** The process gets a signal to end while 200 visitors are on the site, and again while it is overloaded. */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { visit, warm } from '../rig/ask.mjs';
import { comeUntilClosed } from '../rig/door.mjs';
import { pagesOfAllKinds, seldomVisited } from '../rig/pages.mjs';
import { atMost, none, row } from '../rig/rows.mjs';

/** @import { Rig } from '../rig/rig.mjs' */

/** @param {Rig} rig */
export async function ending(rig) {
  return [...(await withVisitors(rig)), ...(await behind(rig))];
}

/**
 * Unique searches keep the process rendering; new visitors arrive, each on a new connection.
 *
 * @param {Rig} rig
 */
async function behind(rig) {
  const site = await rig.site(null);
  await warm(site, ['/']);
  let searching = true;
  /** @param {unknown} _ @param {number} number */
  const searcher = async (_, number) => {
    for (let turn = 0; searching; turn += 1)
      await visit(site, `/recherche?q=eau+${number}+${turn}`).catch(() => pause(50));
  };
  const searchers = Array.from({ length: 60 }, searcher);
  await pause(1000);
  const port = Number(new URL(site.origin).port);
  const coming = comeUntilClosed(port, '/', { visitors: 100, maxPause: 100 });
  await pause(1500);
  site.kill('SIGTERM');
  const { code } = await site.ended;
  searching = false;
  const ends = await coming;
  await Promise.all(searchers);
  return [
    none(
      'SIGTERM of a process that is behind: connections that were let in and not answered',
      ends.filter((end) => end !== 'answered'),
      ends.length,
    ),
    row('… exit code', '0', code, code === 0),
  ];
}

/** @param {Rig} rig */
async function withVisitors(rig) {
  const site = await rig.site(null);
  await warm(site, pagesOfAllKinds);
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const paths = [...pagesOfAllKinds, ...seldomVisited];
  /** @type {string[]} */
  const failed = [];
  let answered = 0;
  let ready = true;
  /** @param {unknown} _ @param {number} number */
  const visitor = async (_, number) => {
    for (let turn = number; ready; turn += 1) {
      try {
        const { status, text } = await visit(site, paths[turn % paths.length], { agent });
        if (status === 200 && /<\/(?:html|sitemapindex|feed)>\s*$|END:VCALENDAR\s*$/.test(text))
          answered += 1;
        else failed.push(`${status} ${paths[turn % paths.length]}`);
      } catch (error) {
        failed.push(error.message);
      }
      // People read.
      await pause(300 * Math.random());
    }
  };
  const visitors = Array.from({ length: 200 }, visitor);
  // A balancer's behaviour: it sends no requests to an instance that is no longer ready.
  const balancer = (async () => {
    while (ready) {
      ready = await visit(site, '/readyz').then(
        ({ status }) => status === 200,
        () => false,
      );
      await pause(50);
    }
  })();
  await pause(1500);
  const toldAt = performance.now();
  site.kill('SIGTERM');
  const { code } = await site.ended;
  const took = performance.now() - toldAt;
  await Promise.all([balancer, ...visitors]);
  agent.destroy();
  return [
    none('SIGTERM under 200 connections: requests that failed', failed, answered + failed.length),
    atMost('… until the process has ended', took / 1000, 15, ' s'),
    row('… exit code', '0', code, code === 0),
  ];
}
