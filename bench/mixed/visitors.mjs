/** Simulated visitors: readers of cached pages, and all others. */
import { Agent, request } from 'node:http';
import { browser } from '../load.mjs';
import { oneOf } from './random.mjs';

/**
 * @typedef {{ method?: string, headers?: Record<string, string>, body?: string, abandon?: number }} Options `abandon`:
 *   milliseconds after which the visitor leaves
 * @typedef {Options & { path: string, left?: boolean }} PlannedRequest `left`: the visitor does not wait
 * @typedef {{ path: string, status: number, whole: boolean, why: string, ms: number }} Answer
 * @typedef {(path: string, options?: Options) => Promise<Answer>} Ask
 */

/** Milliseconds after which an answer no longer counts. */
const patience = 15_000;

/**
 * Visitors have addresses of their own, 127.0.0.x, because limits apply per client.
 *
 * @param {{ origin: string, warm: string[], pictures: string[], random: () => number }} options
 */
export function createVisitors({ origin, warm, pictures, random }) {
  const { hostname, port } = new URL(origin);
  let made = 0;
  const invented = () => {
    made += 1;
    return `${made.toString(36)}${Math.floor(random() * 1e9).toString(36)}`;
  };
  const page = () => warm[Math.floor(random() ** 2 * warm.length)];

  /** @param {number} number @returns {Ask} one visitor's way to ask */
  function visitor(number) {
    const localAddress = `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
    return (path, { method = 'GET', headers = {}, body, abandon = 0 } = {}) =>
      new Promise((resolve) => {
        const start = performance.now();
        /** @param {number | undefined} status @param {boolean} whole */
        const done = (status = 0, whole = false, why = '') =>
          resolve({ path, status, whole, why, ms: performance.now() - start });
        const sent = request(
          {
            hostname: '127.0.0.1',
            port,
            path,
            method,
            agent,
            headers: { ...browser, host: `${hostname}:${port}`, ...headers },
          },
          (response) => {
            response.resume();
            response.on('error', (error) => done(response.statusCode, false, codeOf(error)));
            response.on('end', () => done(response.statusCode, response.complete));
          },
        );
        sent.setTimeout(patience, () => sent.destroy(new Error('no answer in time')));
        sent.on('error', (error) => done(0, false, codeOf(error)));
        if (abandon > 0) setTimeout(() => sent.destroy(new Error('left')), abandon);
        sent.end(body);
      });
  }

  /** Requests other than those for the pages that everybody reads. @type {(() => PlannedRequest)[]} */
  const others = [
    () => ({ path: `/${invented()}` }),
    () => ({ path: `/${invented()}/${invented()}` }),
    () => ({ path: `/${invented()}?_data=root` }),
    () => ({ path: `/${invented()}/${invented()}?_data=routes%2Fsub-page` }),
    () => ({ path: `/crm/brochure?course=${invented()}` }),
    () => ({ path: `${page()}?utm_source=${invented()}` }),
    () => ({ path: `/recherche?q=${invented()}+eau` }),
    () => ({ path: `/formations?q=eau+${invented()}` }),
    () => ({ path: '/crm/brochure', ...form({ course: invented(), campus: 'lyon' }) }),
    () => ({ path: '/crm/contact', ...form({ course: 'bts-gpn', campus: 'lyon' }) }),
    () => ({ path: '/cookies', ...form({ back: '/' }) }),
    () => ({ path: oneOf(random, pictures) }),
    () => ({ path: oneOf(random, pictures) }),
    () => ({ path: oneOf(random, pictures), abandon: 30, left: true }),
    () => ({ path: `/images/webp/640/AAAAAAAAAAA/uploads/${invented()}.jpg` }),
  ];
  /** @param {Record<string, string>} fields */
  const form = (fields) => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams(fields).toString(),
  });

  return { visitor, page, other: () => oneOf(random, others)() };
}

/** @param {NodeJS.ErrnoException} error */
const codeOf = (error) => error.code ?? error.message;
