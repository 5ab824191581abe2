/** What goes out is bounded, too: clients that read nothing of an answer, or hardly anything, and counts of networks. */
import { createHmac } from 'node:crypto';
import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { visit } from '../rig/ask.mjs';
import { besideVisitor } from '../rig/beside-visitor.mjs';
import { listenUntilEnd } from '../rig/listen.mjs';
import { secrets } from '../rig/rig.mjs';
import { atMost, none, row } from '../rig/rows.mjs';

/**
 * @import { Socket } from 'node:net'
 * @import { Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

/** Networks, and the connections of each: all of a process. */
const networks = 4;
const connections = 1024;

/** @param {Rig} rig */
export async function unread(rig) {
  const site = await siteWithPicture(rig);
  const pictures = await unreadPictures(rig, site);
  // A minute of waiting.
  const slowest = rig.short ? [] : [await trickle(site)];
  return [...pictures, ...slowest, ...(await fullNetwork(rig))];
}

const file = '/uploads/unread.jpg';
const signature = createHmac('sha256', secrets.IMAGE_SECRET).update(file).digest('base64url').slice(0, 11);
const picture = `/images/jpeg/1920/${signature}${file}`;

/** A picture of some 4.5 MB: the kernel takes some 3 MB for a client that does not read. @param {Rig} rig */
async function siteWithPicture(rig) {
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 90 };
  const original = await sharp({
    create: { width: 1920, height: 5000, channels: 3, background: '#246', noise },
  })
    .jpeg()
    .toBuffer();
  const media = createServer((_, outgoing) => outgoing.setHeader('content-type', 'image/jpeg').end(original));
  const port = await listenUntilEnd(rig, media);
  const content = await rig.content();
  const site = await rig.site(content.apiUrl, { env: { MEDIA_ORIGIN: `http://127.0.0.1:${port}` } });
  let last;
  // A picture whose conversion failed on a loaded machine is left alone for a while.
  for (let turn = 0; turn < 240; turn += 1) {
    last = await visit(site, picture);
    if (last.headers['cache-control']?.includes('immutable')) {
      const bytes = Number(last.headers['content-length']);
      if (bytes < 4_000_000) throw new Error(`the kernel holds a picture of ${bytes} bytes`);
      return site;
    }
    await pause(500);
  }
  throw new Error(`the picture is not converted: ${last?.status}`);
}

/** @param {Site} site @param {string} [localAddress] @param {number} [times] it is asked for, one behind the other */
function askAndWait(site, localAddress, times = 1) {
  const socket = connect({ port: site.port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).pause();
  socket.write(`GET ${picture} HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`.repeat(times));
  return socket;
}

/** Four addresses take all connections, and a visitor of a fifth comes anew with each page. @param {Rig} rig @param {Site} site */
async function unreadPictures(rig, site) {
  /** @type {unknown[]} */
  const failed = [];
  const newcomers = 20;
  const rows = await besideVisitor(
    rig,
    site,
    `${networks} networks with ${connections} connections each that read nothing of a picture`,
    async () => {
      /** @type {Socket[]} */
      const sockets = [];
      while (sockets.length < networks * connections) {
        sockets.push(askAndWait(site, `127.0.0.${2 + (sockets.length % networks)}`));
        if (sockets.length % 128 === 0) await pause(50);
      }
      await pause(3000);
      for (let count = 0; count < newcomers; count += 1) {
        const { status } = await visit(site, '/').catch((error) => ({ status: error.message }));
        if (status !== 200) failed.push(status);
        await pause(100);
      }
      for (const socket of sockets) socket.destroy();
    },
  );
  return [...rows, none('… visitors of another network who did not get a page', failed, newcomers)];
}

/** A client that takes a little of its answer now and then. @param {Site} site */
async function trickle(site) {
  const open = () => site.metric('site_connections');
  // The connections of the flood end first.
  for (let turn = 0; turn < 60 && (await open()) > 1; turn += 1) await pause(500);
  const before = await open();
  // For a client that reads a little, the kernel may take all of one picture.
  const socket = askAndWait(site, undefined, 4);
  await new Promise((resolve) => socket.once('readable', resolve));
  if ((await open()) <= before) throw new Error('the connection is not counted');
  let seconds = 0;
  // The client would see the end of its connection behind all that the kernel has for it.
  while (seconds < 120 && (await open()) > before) {
    socket.read(1500);
    seconds += 12;
    await site.inside('passTime', seconds * 1000);
    // The site looks once a second.
    await pause(1200);
  }
  const after = (await open()) > before ? Number.POSITIVE_INFINITY : seconds;
  await site.inside('passTime', 0);
  socket.destroy();
  return atMost('1.5 kB of a picture read every 12 s: the connection is closed after', after, 72, ' s');
}

/** All /64 of a /48 send a form. @param {Rig} rig */
async function fullNetwork(rig) {
  const count = rig.short ? 40_000 : 65_536;
  const limit = 10;
  const env = { TRUSTED_PROXIES: '127.0.0.1', ADMISSIONS_POSTS_PER_MINUTE: String(limit) };
  const site = await rig.site(null, { env });
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  /** @param {string} network @returns {Promise<number>} */
  const post = (network) =>
    new Promise((resolve) => {
      const headers = {
        host: `localhost:${site.port}`,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': network,
      };
      const options = {
        agent,
        port: site.port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/cookies',
        headers,
      };
      request({ ...options, headers: { ...headers, 'content-length': 0 } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', () => resolve(0))
        .end();
    });
  for (let at = 0; at < 500; at += 1) await post(`198.51.${at >> 8}.${at & 255}`);
  const before = await site.inside('memory');
  let asked = 0;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (asked < count) {
        asked += 1;
        await post(`2001:db8:1:${(asked & 0xffff).toString(16)}::1`);
      }
    }),
  );
  const grown = Math.max(0, (await site.inside('memory')) - before);
  const neighbour = await post('2001:db8:2::1');
  agent.destroy();
  return [
    atMost(`forms of ${count} networks of one /48: memory grew by`, grown, 12, ' MB'),
    row('… a form of the next /48', 'not 429', neighbour, neighbour !== 429 && neighbour !== 0),
  ];
}
