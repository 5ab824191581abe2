/** Requests like visitors', and their durations. */
import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The headers of a browser that has visited the site. */
export const browser = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  cookie: 'origine-tracking=direct',
};

/**
 * @import { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
 * @typedef {{ method?: string, headers?: OutgoingHttpHeaders, body?: string, agent?: Agent | false, timeout?: number }} Options
 * @typedef {{ status: number, headers: IncomingHttpHeaders, body: Buffer, text: string, ms: number }} Reply
 */

/**
 * The target of requests: a site, or any server at an origin.
 *
 * @typedef {{ origin: string }} Server
 */

/**
 * @param {string} origin @param {string} path @param {Options} [options]
 * @returns {Promise<Reply>}
 */
export function ask(origin, path, options = {}) {
  const { method = 'GET', headers = {}, body = '', agent = false, timeout = 60_000 } = options;
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        path,
        method,
        agent,
        headers: { host: `localhost:${port}`, ...headers },
      },
      (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const content = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: content,
            text: decode(content, response.headers['content-encoding']),
            ms: performance.now() - startedAt,
          });
        });
      },
    );
    sent.setTimeout(timeout, () => sent.destroy(new Error(`${path}: no answer within ${timeout} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** @param {Buffer} body @param {string | undefined} encoding */
function decode(body, encoding) {
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}

/** A page as a browser asks for it. @type {(site: Server, path: string, options?: Options) => Promise<Reply>} */
export const visit = (site, path, options = {}) =>
  ask(site.origin, path, { ...options, headers: { ...browser, ...options.headers } });

/** @type {Reply} */
const failure = { status: 0, ms: 0, headers: {}, text: '', body: Buffer.alloc(0) };

/**
 * Visits all at once. A visit that failed has status 0.
 *
 * @type {(site: Server, paths: readonly string[]) => Promise<Reply[]>}
 */
export const visitAll = (site, paths) =>
  Promise.all(paths.map((path) => visit(site, path).catch(() => failure)));

/**
 * Visits pages until each one is kept: measurements begin after that.
 *
 * @param {Server} site @param {readonly string[]} paths
 */
export async function warm(site, paths) {
  let notKept = paths;
  for (let turn = 0; turn < 20 && notKept.length > 0; turn += 1) {
    if (turn > 0) await new Promise((resolve) => setTimeout(resolve, 200));
    const replies = await visitAll(site, paths);
    notKept = paths.filter((_, index) => {
      const { status, headers } = replies[index];
      return status !== 200 || !/hit|fwd=stale/.test(cacheStatus(headers));
    });
  }
  if (notKept.length > 0) throw new Error(`not kept: ${notKept.join(', ')}`);
}

/**
 * The page cache's status of an answer
 * @param {IncomingHttpHeaders} headers
 */
export const cacheStatus = (headers) => String(headers['cache-status'] ?? '');

/**
 * Requests pages repeatedly, on persistent connections.
 *
 * @param {Server} site @param {readonly string[]} paths @param {{ requests?: number, connections?: number }} [load]
 * @returns milliseconds of each answer, ascending, and answers without 200
 */
export async function measureHits(site, paths, { requests = 1500, connections = 10 } = {}) {
  const { visitAndRecord, end } = recordVisits(site, connections);
  let sentCount = 0;
  const client = async () => {
    while (sentCount < requests) {
      const path = paths[sentCount % paths.length];
      sentCount += 1;
      await visitAndRecord(path);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return end();
}

/**
 * Requests pages at a low rate until it is stopped; then it returns the same as `measureHits`.
 *
 * @param {Server} site @param {readonly string[]} paths
 */
export function visitSteadily(site, paths, connections = 4) {
  const { visitAndRecord, end } = recordVisits(site, connections);
  let isRunning = true;
  const clients = Array.from({ length: connections }, async (_, offset) => {
    for (let turn = offset; isRunning; turn += 1) {
      await visitAndRecord(paths[turn % paths.length]);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  return {
    async stop() {
      isRunning = false;
      await Promise.all(clients);
      return end();
    },
  };
}

/** Visits pages on persistent connections, and records each visit. @param {Server} site @param {number} connections */
function recordVisits(site, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @type {number[]} */
  const times = [];
  /** @type {string[]} */
  const failed = [];
  return {
    /** @param {string} path */
    async visitAndRecord(path) {
      try {
        const { status, ms } = await visit(site, path, { agent });
        times.push(ms);
        if (status !== 200) failed.push(`${path} ${status}`);
      } catch (error) {
        failed.push(`${path} ${error.message}`);
      }
    },
    end() {
      agent.destroy();
      times.sort((a, b) => a - b);
      return { times, failed, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
    },
  };
}
