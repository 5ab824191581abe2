/** A page from the page cache against bare `node:http` and against nginx, with the same compressed bytes. */
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../tools/median.mjs';
import { inLoops, spreadText } from './calibration/figures.mjs';
import { browser, compare, inTurns, load, settlingTime } from './load.mjs';
import { nginxVersion } from './machine.mjs';
import { startNginx } from './nginx.mjs';
import { memory, startServer, stopAll } from './processes.mjs';

/**
 * @import { Options } from './run.mjs'
 * @typedef {{ head: string[], body: string, bytes: number, etag: string }} StoredAnswer an answer, its body in base64
 */

const page = '/formations/bts-gpn';

/** How many connections are open at a time. */
const usualConnections = 16;
const connectionCounts = [1, usualConnections, 256];

/** @param {Options} options */
export async function hits({ port, seconds, rounds, directory }) {
  const site = await startServer([process.execPath, 'build/server.js'], { port });
  const answer = await smallestAnswer(site.origin);
  const file = path.join(directory, 'answer.json');
  writeFileSync(file, JSON.stringify(answer));
  const bare = await startServer([process.execPath, 'bench/bare-server.mjs', file], { port: port + 1 });
  const nginx = nginxVersion() ? await startNginx(answer, port + 2, directory) : null;
  /** @type {Record<string, () => ReturnType<typeof load>>} */
  const servers = {
    notModified: () => load(site, page, { seconds, headers: { 'if-none-match': answer.etag } }),
  };
  for (const connections of connectionCounts) {
    servers[`hit${connections}`] = () => load(site, page, { seconds, connections });
    servers[`bare${connections}`] = () => load(bare, page, { seconds, connections });
  }
  if (nginx) servers.nginx = () => load(nginx, '/page', { seconds });
  const results = await inTurns(rounds, servers);
  const megabytes = memory(site.pid);
  await stopAll();
  /** @param {string} name */
  const describe = (name) => {
    /** @param {'rps' | 'cpu' | 'p99' | 'failed' | 'share'} figure */
    const medianOf = (figure) => median(results[name].map((round) => round[figure]));
    const loops = spreadText(inLoops(results[name], 'cpu', 0.001));
    return `${Math.round(medianOf('rps'))} req/s, ${medianOf('cpu').toFixed(1)} µs of processor, ${loops}, p99 ${medianOf('p99')} ms, ${medianOf('failed')} failed, ${Math.round(100 * medianOf('share'))} % of a processor`;
  };
  const failed = Object.values(results)
    .flat()
    .some((round) => round.failed > 0);
  /** @param {string} name @param {string} other @param {number} promise */
  const atLeast = (name, other, promise) => ({
    promise: `at least ${promise}`,
    held: compare(results, name, other, 'rps') >= promise && !failed,
    ratio: `${compare(results, name, other, 'rps').toFixed(2)} (by processor time ${(1 / compare(results, name, other, 'cpu')).toFixed(2)})`,
  });
  return [
    ...connectionCounts.flatMap((connections) => [
      {
        what: `hit (${answer.bytes} bytes of brotli), ${connections} connections`,
        figure: describe(`hit${connections}`),
      },
      {
        what: `bare node:http, same bytes and headers, ${connections} connections`,
        figure: describe(`bare${connections}`),
        ...atLeast(`hit${connections}`, `bare${connections}`, 0.8),
      },
    ]),
    { what: 'memory of the site', figure: `${Math.round(megabytes)} MB` },
    ...(nginx
      ? [
          {
            what: 'nginx, static file, one worker',
            figure: describe('nginx'),
            ...atLeast(`hit${usualConnections}`, 'nginx', 0.6),
          },
        ]
      : [{ what: 'nginx', figure: 'not installed' }]),
    { what: '304', figure: describe('notModified'), ...atLeast('notModified', `hit${usualConnections}`, 1) },
  ];
}

/**
 * The page in its smallest form, which is made in the background once it is asked for often.
 *
 * @param {string} origin
 */
async function smallestAnswer(origin) {
  let answer = await ask(`${origin}${page}`);
  for (let since = Date.now(); Date.now() - since < settlingTime; ) {
    await pause(200);
    const next = await ask(`${origin}${page}`);
    if (next.bytes !== answer.bytes) since = Date.now();
    answer = next;
  }
  return answer;
}

/**
 * A response with its original headers, except those each server sets itself.
 *
 * @param {string} address @returns {Promise<StoredAnswer>}
 */
function ask(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { ...browser, connection: 'close' } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        /** @type {string[]} */
        const head = [];
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const [name, value] = response.rawHeaders.slice(index, index + 2);
          if (!/^(?:date|connection|keep-alive)$/i.test(name)) head.push(name, value);
        }
        resolve({
          head,
          body: body.toString('base64'),
          bytes: body.length,
          etag: response.headers.etag ?? '',
        });
      });
    }).on('error', reject);
  });
}
