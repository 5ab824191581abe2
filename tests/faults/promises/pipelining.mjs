/** Clients that request a page repeatedly on one connection without reading. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { measureHits, visit, warm } from '../rig/ask.mjs';
import { besideVisitor } from '../rig/beside-visitor.mjs';
import { megabytesOf, peakWhile } from '../rig/memory.mjs';
import { pagesOfAllKinds } from '../rig/pages.mjs';
import { atMost, none, row } from '../rig/rows.mjs';

/** @import { Rig } from '../rig/rig.mjs' */

const connections = 8;
/** Requests each of them sends at once. */
const ahead = 1200;
/** As many as a client may send ahead. */
const modest = 50;

/** Many clients, each within its limit. */
const many = 500;
const few = 60;

const statusLine = 'HTTP/1.1 200 OK';

/** @param {Rig} rig */
export async function pipelining(rig) {
  const site = await rig.site(null);
  await warm(site, pagesOfAllKinds);
  const request = `GET / HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`;
  await site.inside('memory');
  const before = megabytesOf(site.pid);
  await site.inside('longestHold');
  const { peak, result } = await peakWhile(site.pid, async () => {
    const sockets = Array.from({ length: connections }, () => ask(site.port, request.repeat(ahead)));
    await pause(50);
    const visitors = await measureHits(site, pagesOfAllKinds, { requests: 500 });
    for (const socket of sockets) socket.destroy();
    return visitors;
  });
  const held = await site.inside('longestHold');
  const readers = await Promise.all(
    Array.from({ length: connections }, () => answersOf(site.port, request.repeat(modest), modest)),
  );
  const after = await visit(site, '/');
  const crowd = await besideVisitor(
    rig,
    site,
    `${many} connections of ${few} requests, nothing read`,
    async () => {
      const sockets = Array.from({ length: many }, () => ask(site.port, request.repeat(few)));
      await pause(rig.short ? 3000 : 8000);
      for (const socket of sockets) socket.destroy();
    },
  );
  return [
    atMost(
      `${connections} connections, ${ahead} pages each asked for ahead, nothing read: memory grew by`,
      peak - before,
      60,
      ' MB',
    ),
    none('… visitors meanwhile who did not get 200', result.failed, result.times.length),
    atMost('… longest the event loop was held', held, 150, ' ms'),
    row(
      `… ${modest} asked for ahead by a client that reads: answered in order`,
      String(connections * modest),
      readers.reduce((sum, count) => sum + count, 0),
      readers.every((count) => count === modest) && after.status === 200,
    ),
    ...crowd,
  ];
}

/** Sends and never reads. @param {number} port @param {string} wire */
function ask(port, wire) {
  const socket = connect(port, '127.0.0.1', () => socket.write(wire));
  socket.on('error', () => undefined);
  return socket.pause();
}

/**
 * @param {number} port @param {string} wire @param {number} expected
 * @returns {Promise<number>} the number of answers with 200
 */
function answersOf(port, wire, expected) {
  return new Promise((resolve) => {
    let count = 0;
    // A status line may come in two pieces.
    let end = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(wire));
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(count);
    };
    const timer = setTimeout(finish, 20_000);
    socket.on('error', finish);
    socket.on('close', finish);
    socket.on('data', (chunk) => {
      const text = end + chunk.toString('latin1');
      count += text.split(statusLine).length - 1;
      end = text.slice(1 - statusLine.length);
      if (count >= expected) setTimeout(finish, 100);
    });
  });
}
