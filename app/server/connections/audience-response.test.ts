/** No answer both sets a cookie and may be kept by a shared cache, whatever its origin. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { AudienceResponse, audienceOf } from './audience-response';

const shared = 'public, max-age=0, must-revalidate, s-maxage=60';
const everybodys = { cookies: false, cacheControl: null };
const theVisitors = { cookies: true, cacheControl: 'private, max-age=0, must-revalidate' };
const asItIs = { cookies: true, cacheControl: null };

describe('an answer with a cookie', () => {
  it.each([
    ['a page', 200, 'text/html; charset=utf-8', shared, theVisitors],
    ['a page that says nothing of caches', 200, 'text/html', undefined, theVisitors],
    ['a page that is not found', 404, 'text/html', shared, theVisitors],
    ['a page of one visitor', 200, 'text/html', 'private, no-store', asItIs],
    ['an error nobody keeps', 503, 'text/html', 'no-store', asItIs],
    ['a document to download', 200, 'application/pdf', 'public, max-age=3600', everybodys],
    ['a redirect', 301, undefined, 'public, max-age=300', everybodys],
    ['a redirect with a body', 301, 'text/html', 'public, max-age=300', everybodys],
    ['the redirect after a form', 303, undefined, 'no-store', asItIs],
    ['a picture', 200, 'image/avif', 'public, max-age=31536000, immutable', everybodys],
    ['a feed', 200, 'application/atom+xml', shared, everybodys],
    ['a calendar', 200, 'text/calendar', shared, everybodys],
    ['the sitemap', 200, 'application/xml', shared, everybodys],
    ['data of a client navigation', 200, 'application/json', shared, everybodys],
    ['a text that says nothing of caches', 404, 'text/plain', undefined, everybodys],
  ])('%s', (_kind, status, type, cacheControl, expected) => {
    expect(audienceOf(status, { 'content-type': type, 'cache-control': cacheControl })).toEqual(expected);
  });
});

async function answered(listener: RequestListener): Promise<Response> {
  const server = createServer({ ServerResponse: AudienceResponse }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await response.arrayBuffer();
  server.close();
  return response;
}

describe('however an answer is written', () => {
  const file = { 'content-type': 'application/pdf', 'cache-control': 'public, max-age=60', etag: '"1"' };
  const ways: [string, RequestListener][] = [
    [
      'headers set before',
      (_, out) => {
        out.setHeaders(new Headers(file));
        out.setHeader('set-cookie', 'a=b');
        out.end('x');
      },
    ],
    [
      'headers with the status',
      (_, out) => void out.writeHead(200, { ...file, 'set-cookie': 'a=b' }).end('x'),
    ],
    [
      'a flat list with the status',
      (_, out) => void out.writeHead(200, [...Object.entries(file).flat(), 'set-cookie', 'a=b']).end('x'),
    ],
    [
      'both',
      (_, out) => {
        out.setHeader('set-cookie', ['a=b', 'c=d']);
        out.writeHead(200, Object.entries(file).flat()).end('x');
      },
    ],
    [
      'a phrase of its own',
      (_, out) => void out.writeHead(200, 'Fine', { ...file, 'set-cookie': 'a=b' }).end('x'),
    ],
  ];

  it.each(ways)('%s', async (_way, listener) => {
    const { headers } = await answered(listener);
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('etag')).toBe('"1"');
  });

  it('a page keeps its cookies and has no header for a CDN', async () => {
    const { headers } = await answered((_, out) => {
      out.setHeader('set-cookie', ['a=b', 'c=d']);
      out
        .writeHead(200, ['content-type', 'text/html', 'cache-control', shared, 'cdn-cache-control', shared])
        .end('x');
    });
    expect(headers.getSetCookie()).toEqual(['a=b', 'c=d']);
    expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(headers.get('cdn-cache-control')).toBeNull();
  });
});
