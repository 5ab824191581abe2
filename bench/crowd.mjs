/** A thousand simultaneous requests for an uncached page and for an expired one. */
import { createServer } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { median } from '../tools/median.mjs';
import { browser } from './load.mjs';
import { startServer, stopAll, untilIdle } from './processes.mjs';
import { reportChange, secret } from './report-change.mjs';
import { waitAt, waitsText } from './waits.mjs';

/**
 * @import { Socket } from 'node:net'
 * @import { Server } from './processes.mjs'
 * @import { Options } from './run.mjs'
 * @typedef {{ status: string, cache: string, wait: number }} Answer
 */

const clients = 1000;
/** Rounds for each page, alternating: the 99th percentile differs by half from one round to the next. */
const rounds = 9;
const uncachedPage = '/formations/bts-gpn';
const expiringPage = '/agenda';
/**
 * Limit of the 99th percentile at an expired page, relative to a fresh one, both medians of the rounds. It is a ratio,
 * because a thousand responses alone take more than 50 ms of processor time.
 */
const maxRatio = 1.5;

/** @param {Pick<Options, 'port' | 'directory'>} options */
export async function crowd({ port, directory }) {
  const service = await startServer([process.execPath, 'build/content-service.js'], {
    port: port + 1,
    path: '/api/login',
  });
  const counter = await countCalls(port + 2, service.origin);
  const site = await startServer([process.execPath, 'build/server.js'], {
    port,
    path: '/plan',
    env: {
      CONTENT_API_URL: `http://localhost:${port + 2}/api`,
      CONTENT_COPY_PATH: path.join(directory, 'content-copy'),
      CONTENT_PURGE_SECRET: secret,
    },
  });
  await untilIdle(site.pid);
  // Warm-up, so that the first requests of the process are not measured.
  for (let visit = 0; visit < 3; visit += 1) await askFromEveryClient(port, '/plan');
  counter.calls.clear();
  const coldAnswers = await askFromEveryClient(port, uncachedPage);
  const calls = Math.max(0, ...counter.calls.values());
  const rendered = coldAnswers.filter(({ cache }) => cache.endsWith('stored')).length;
  await askFromEveryClient(port, expiringPage);
  // The first refresh of a process is measured apart: its code is not compiled yet, and pictures are converted.
  const { stale: firstStale } = await askFreshAndExpired(port, site);
  const turns = [];
  for (let round = 0; round < rounds; round += 1) turns.push(await askFreshAndExpired(port, site));
  await stopAll();
  counter.close();
  /** @param {Answer[]} answers */
  const all200 = (answers) => answers.every(({ status }) => status === '200');
  const [fresh, stale] = [turns.flatMap((turn) => turn.fresh), turns.flatMap((turn) => turn.stale)];
  const waited = stale.filter(({ cache }) => cache.includes('fwd=miss')).length;
  const marked = Math.min(...turns.map((turn) => turn.marked));
  const ratio =
    median(turns.map((turn) => waitAt(turn.stale, 0.99))) /
    median(turns.map((turn) => waitAt(turn.fresh, 0.99)));
  return [
    {
      what: `${clients} clients at one cold page`,
      figure: `${rendered} render, at most ${calls} call of the content service an address, ${waitsText(coldAnswers)}`,
      promise: '1 render, 1 call an address',
      held: all200(coldAnswers) && rendered === 1 && calls <= 1,
    },
    {
      what: `${clients} clients at one fresh page, ${rounds} times`,
      figure: waitsText(fresh),
      held: all200(fresh),
    },
    {
      what: `${clients} clients at one expired page (${marked} marked stale), ${rounds} times`,
      figure: `${waited} waited for a render, ${waitsText(stale)}; the process's first time ${waitsText(firstStale)}`,
      ratio: `p99 ${ratio.toFixed(2)} of a fresh page's`,
      promise: `none waits, p99 at most ${maxRatio}`,
      held: all200([...firstStale, ...stale]) && marked > 0 && waited === 0 && ratio <= maxRatio,
    },
  ];
}

/**
 * The same page, fresh and then expired, the site idle before both.
 *
 * @param {number} port @param {Server} site
 */
async function askFreshAndExpired(port, site) {
  await untilIdle(site.pid);
  const fresh = await askFromEveryClient(port, expiringPage);
  await untilIdle(site.pid);
  const marked = await reportChange(site.origin, 'event');
  return { fresh, stale: await askFromEveryClient(port, expiringPage), marked };
}

/** Starts a content service that passes calls on and counts them by address. @param {number} port @param {string} origin */
async function countCalls(port, origin) {
  /** @type {Map<string, number>} */
  const calls = new Map();
  const server = createServer(async (incoming, outgoing) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const key = `${incoming.method} ${incoming.url}`;
    calls.set(key, (calls.get(key) ?? 0) + 1);
    const answer = await fetch(`${origin}${incoming.url}`, {
      method: incoming.method,
      headers: {
        'content-type': 'application/json',
        ...(incoming.headers.authorization ? { authorization: incoming.headers.authorization } : {}),
      },
      ...(incoming.method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
    }).catch(() => null);
    outgoing.writeHead(answer?.status ?? 502, { 'content-type': 'application/json' });
    outgoing.end(answer ? Buffer.from(await answer.arrayBuffer()) : undefined);
  });
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  return { calls, close: () => server.close() };
}

/**
 * Sends one request per client at the same moment, over open connections.
 *
 * @param {number} port @param {string} target
 */
async function askFromEveryClient(port, target) {
  const headers = Object.entries(browser).map(([name, value]) => `${name}: ${value}\r\n`);
  const message = `GET ${target} HTTP/1.1\r\nhost: localhost:${port}\r\n${headers.join('')}\r\n`;
  const sockets = await Promise.all(Array.from({ length: clients }, () => openSocket(port)));
  const answers = await Promise.all(sockets.map((socket) => askOverSocket(socket, message)));
  for (const socket of sockets) socket.destroy();
  return answers;
}

/** @param {number} port @returns {Promise<Socket>} */
function openSocket(port) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => resolve(socket)).setNoDelay(true);
    socket.once('error', reject);
  });
}

/**
 * Plain sockets, because a client library takes longer to read a response than the server to send it.
 *
 * @param {Socket} socket @param {string} message @returns {Promise<Answer>}
 */
function askOverSocket(socket, message) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    let head = '';
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      if (head.includes('\r\n\r\n')) return;
      head += chunk.toString('latin1');
      const cache = /\r\ncache-status: (.*)\r\n/i.exec(head)?.[1] ?? '';
      if (head.includes('\r\n\r\n'))
        resolve({ status: head.slice(9, 12), cache, wait: performance.now() - start });
    });
    socket.write(message);
  });
}
