/** Bodies that cost more than their bytes: in small pieces, slow, too many, or unexpected. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { besideVisitor } from '../rig/beside-visitor.mjs';
import { row, timeLimit } from '../rig/rows.mjs';

/**
 * @import { Socket } from 'node:net'
 * @import { Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

const path = '/crm/contact';
const length = 64_000;

/** @param {Rig} rig */
export async function sentBodies(rig) {
  const site = await rig.site(null, { env: { NODE_OPTIONS: '--max-old-space-size=768' } });
  const get = `GET / HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`;
  const chunked = headOf(site, 'POST', 'Transfer-Encoding: chunked');
  const pieces = '1\r\na\r\n'.repeat(length);
  const withExtension = `1;${'e'.repeat(400)}\r\na\r\n`.repeat(2000);
  /** @type {[attack: string, connections: number, wire: string][]} */
  const attacks = [
    ['one byte at a time', 70, `${chunked}${pieces}0\r\n\r\n`],
    ['one byte at a time, behind a page', 70, `${get.repeat(3)}${chunked}${pieces}0\r\n\r\n`],
    [
      'one byte at a time, sent with a GET',
      70,
      `${headOf(site, 'GET', 'Transfer-Encoding: chunked')}${pieces}`,
    ],
    [
      'one byte at a time, to the hook',
      70,
      `${headOf(site, 'POST', 'Transfer-Encoding: chunked\r\nX-Content-Signature: t=1,v1=0', '/hooks/content')}${pieces}`,
    ],
    ['one byte at a time, from another site', 70, `${chunked.replace('same-origin', 'cross-site')}${pieces}`],
    ['one byte at a time, with extensions', 70, chunked + withExtension],
    [
      'slow ones of 65 kB',
      2000,
      headOf(site, 'POST', `Content-Length: ${length + 1000}`) + 'a'.repeat(length),
    ],
    [
      'announced and not sent',
      2000,
      headOf(site, 'POST', `Content-Length: ${length}\r\nExpect: 100-continue`),
    ],
  ];
  const bare = await rig.site(null, { program: 'tests/faults/rig/bare-server.mjs' });
  const rows = [];
  for (const [attack, connections, wire] of attacks) {
    /** @param {Site} target */
    const run = async (target) => {
      const sockets = Array.from({ length: connections }, () => send(target, wire));
      await pause(rig.short ? 3000 : 6000);
      for (const socket of sockets) socket.destroy();
    };
    // Node parses the 64 kB that it reads from a connection in one turn, whatever the site does with the pieces.
    await bare.inside('longestHold');
    await run(bare);
    const bareHold = Math.ceil(await bare.inside('longestHold'));
    const maxHold = Math.max(timeLimit(rig, 250), bareHold);
    const name = `${connections} bodies, ${attack} (a bare server is held ${bareHold} ms)`;
    rows.push(...(await besideVisitor(rig, site, name, () => run(site), maxHold)));
  }
  const answers = await Promise.all(Array.from({ length: 60 }, () => pupil(site)));
  const passed = answers.filter((status) => /^HTTP\/1\.1 (?:200|303) /.test(status)).length;
  rows.push(
    row('60 pupils of one lycée send a form in small segments: forms that pass', '60', passed, passed === 60),
  );
  return rows;
}

/** @param {Site} site @param {string} method @param {string} framing @param {string} [address] */
const headOf = (site, method, framing, address = path) =>
  `${method} ${address} HTTP/1.1\r\nHost: localhost:${site.port}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n${framing}\r\n\r\n`;

/**
 * From another network than the visitor's: beyond its limit a network loses connections of its own.
 * @param {Site} site @param {string} wire @returns {Socket}
 */
function send(site, wire) {
  const to = { port: site.port, host: '127.0.0.1', localAddress: '127.0.0.2' };
  const socket = connect(to, () => socket.write(wire));
  socket.on('error', () => undefined);
  return socket.pause();
}

/**
 * A form on a bad line: forty bytes every tenth of a second
 * @param {Site} site @returns {Promise<string>}
 */
function pupil(site) {
  const body = `choix=refuser&provenance=${'a'.repeat(775)}`;
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1', async () => {
      socket.write(headOf(site, 'POST', `Content-Length: ${body.length}`, '/cookies'));
      for (let at = 0; at < body.length && !socket.destroyed; at += 40) {
        await pause(100);
        socket.write(body.slice(at, at + 40));
      }
    });
    socket.once('data', (answer) => {
      resolve(answer.toString('latin1').split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('error', (error) => resolve(error.message));
    socket.on('close', () => resolve('closed'));
  });
}
