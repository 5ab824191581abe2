/** Requests as they go over the wire, and their answers. */
import { type IncomingHttpHeaders, request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { vi } from 'vitest';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  body: Buffer;
  text: string;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A browser's headers of a form on one of the site's pages. */
export const fromTheSite = { 'sec-fetch-site': 'same-origin' };

export function ask(
  { port }: { port: number },
  path: string,
  { method = 'GET', headers = {}, body = '' }: RequestOptions = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = send({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const content = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        resolve({
          status,
          headers: received,
          body: content,
          text: decode(content, received['content-encoding']),
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** A form of one of the site pages. */
export const post = (
  site: { port: number },
  path: string,
  body = '',
  headers: RequestOptions['headers'] = {},
) => ask(site, path, { method: 'POST', body, headers: { ...fromTheSite, ...headers } });

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  return encoding === 'gzip' ? gunzipSync(body).toString('utf8') : body.toString('utf8');
}

/** The machine's own clock, even if a test has set another. */
const { setTimeout: realSetTimeout } = globalThis;

/** A short time in which a forbidden event could happen. */
export const settle = () => new Promise((resolve) => realSetTimeout(resolve, 30));

/** The test decides how long a visitor waits for a render, however busy the machine. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Repeats until the answer shows the background result. */
export async function askUntil(site: { port: number }, path: string, text: string): Promise<Reply> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reply = await ask(site, path);
    if (reply.text.includes(text)) return reply;
    await settle();
  }
  throw new Error(`${path} never said ${text}`);
}
