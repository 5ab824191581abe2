/** Five hundred connections that never finish their requests. */
import { connect } from 'node:net';
import { visitSteadily, warm } from '../rig/ask.mjs';
import { pagesOfAllKinds } from '../rig/pages.mjs';
import { atMost, none, timeLimit } from '../rig/rows.mjs';

/** @import { Rig } from '../rig/rig.mjs' */

/** @param {Rig} rig */
export async function slowClients(rig) {
  const site = await rig.site(null);
  await warm(site, pagesOfAllKinds);
  const visitors = visitSteadily(site, pagesOfAllKinds);
  const head = `POST /cookies HTTP/1.1\r\nHost: localhost:${site.port}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 5000\r\n\r\n`;
  const [headers, bodies] = await Promise.all([
    Promise.all(
      Array.from({ length: 400 }, () =>
        drop(site.port, `GET / HTTP/1.1\r\nHost: localhost:${site.port}\r\n`, 'X-A: b\r\n'),
      ),
    ),
    Promise.all(Array.from({ length: 100 }, () => drop(site.port, head, 'a'))),
  ]);
  const kept = await visitors.stop();
  return [
    atMost(
      '400 connections, headers drop by drop: the last is closed after',
      Math.max(...headers),
      rig.short ? 24 : 12,
      ' s',
    ),
    atMost(
      '100 connections, a body drop by drop: the last is closed after',
      Math.max(...bodies),
      rig.short ? 30 : 17,
      ' s',
    ),
    none('… visitors meanwhile who did not get 200', kept.failed, kept.times.length),
    atMost('… p99 of their pages', kept.p99, timeLimit(rig, 50), ' ms'),
  ];
}

/**
 * @param {number} port @param {string} first @param {string} rest
 * @returns {Promise<number>} seconds until the server closed the connection
 */
function drop(port, first, rest) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    const timer = setInterval(() => socket.writable && socket.write(rest), 1000);
    const finish = () => {
      clearInterval(timer);
      socket.destroy();
      resolve((performance.now() - startedAt) / 1000);
    };
    socket.on('error', finish);
    socket.on('close', finish);
    socket.on('end', finish);
    socket.resume();
    setTimeout(finish, 40_000).unref();
  });
}
