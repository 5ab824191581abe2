/** The answer around a kept page: conditions, cookies, carried parameters. */
import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/exchange';
import { CachedPage, type PageResponse } from './cached-page';
import { matchingTag, sendPage } from './send-page';

const freshness = { age: '18', status: 'site; hit; ttl=42' };
const document: PageResponse = {
  status: 200,
  body: Buffer.from('<p>Lyon</p>'),
  contentType: 'text/html',
  cacheControl: 'public, max-age=0, must-revalidate, s-maxage=60',
  cdnCacheControl: 'public, max-age=60',
  extra: ['x-frame-options', 'DENY'],
  location: null,
  retention: { kind: 'page', fresh: 60_000, kept: 86_400_000 },
  shareable: true,
};
const redirect: PageResponse = { ...document, status: 301, body: Buffer.alloc(0), location: '/actualites' };

interface Asked {
  parts?: PageResponse;
  headers?: Record<string, string>;
  method?: string;
  cookies?: string[];
  unusedQuery?: string;
}

/** @returns the client's answer */
function sent({
  parts = document,
  headers = {},
  method = 'GET',
  cookies = [],
  unusedQuery = '',
}: Asked = {}) {
  const page = new CachedPage(parts);
  const form = page.forms.for(null);
  const received: { status: number; head: string[]; body: unknown; cookies: unknown } = {
    status: 0,
    head: [],
    body: undefined,
    cookies: undefined,
  };
  const exchange = {
    incoming: { headers },
    method,
    id: 'r-1',
    bytes: 0,
    outgoing: {
      setHeader: (_: string, value: unknown) => void Object.assign(received, { cookies: value }),
      writeHead: (status: number, head: string[]) =>
        void Object.assign(received, { status, head: [...head] }),
      end: (body: unknown) => void Object.assign(received, { body }),
    },
  };
  sendPage(exchange as unknown as Exchange, { page, form, freshness, cookies, unusedQuery });
  const pairs = received.head.flatMap((name, at) => (at % 2 === 0 ? [[name, received.head[at + 1]]] : []));
  return {
    ...received,
    headers: Object.fromEntries(pairs),
    names: pairs.map(([name]) => name),
    bytes: exchange.bytes,
    form,
  };
}

describe('a page', () => {
  it('is sent with its age, cache status and request id', () => {
    const { status, headers, body, bytes, form } = sent();
    expect([status, body, bytes]).toEqual([200, form.body, document.body.length]);
    expect(headers).toEqual({
      'content-type': 'text/html',
      'x-frame-options': 'DENY',
      'content-length': '11',
      etag: form.etag,
      vary: 'Accept-Encoding',
      'cache-control': document.cacheControl,
      'cdn-cache-control': document.cdnCacheControl,
      age: '18',
      'cache-status': 'site; hit; ttl=42',
      'x-request-id': 'r-1',
    });
  });

  it('has its headers and no body where only these are requested', () => {
    const { body, headers } = sent({ method: 'HEAD' });
    expect(body).toBeUndefined();
    expect(headers['content-length']).toBe('11');
  });

  it('is answered 304 if the client has it, with only the headers of a 304 (RFC 9110 §15.4.5)', () => {
    const { etag } = sent().form;
    const { status, body, headers, names, bytes } = sent({ headers: { 'if-none-match': etag } });
    expect([status, body, bytes]).toEqual([304, undefined, 0]);
    expect(headers).toEqual({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': document.cacheControl,
      'cdn-cache-control': document.cdnCacheControl,
      age: '18',
      'cache-status': 'site; hit; ttl=42',
      'x-request-id': 'r-1',
    });
    const untold = sent({ parts: { ...document, cdnCacheControl: null }, headers: { 'if-none-match': '*' } });
    expect(untold.names).toEqual(names.filter((name) => name !== 'cdn-cache-control'));
  });

  it('is sent in full to a client with another version, and when its status is not 200', () => {
    expect(sent({ headers: { 'if-none-match': '"x"' } }).status).toBe(200);
    expect(sent({ parts: { ...document, status: 404 }, headers: { 'if-none-match': '*' } }).status).toBe(404);
  });

  it('with cookies is sent in full, and is private', () => {
    const cookies = ['a=1', 'b=2'];
    const reply = sent({ cookies, headers: { 'if-none-match': '*' } });
    expect([reply.status, reply.cookies]).toEqual([200, cookies]);
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, max-age=0, must-revalidate',
      'cdn-cache-control': 'private',
      age: '18',
    });
    expect(sent().cookies).toBeUndefined();
    expect(sent().headers['cache-control'], 'the next visitor’s is the page’s own').toBe(
      document.cacheControl,
    );
  });

  it('fetched ahead may be used for half a minute, if it may be kept at all', () => {
    const ahead = { 'sec-purpose': 'prefetch;prerender' };
    expect(sent({ headers: ahead }).headers).toMatchObject({
      'cache-control': 'private, max-age=48',
      'cdn-cache-control': 'private',
    });
    const held = sent({ headers: { ...ahead, 'if-none-match': '*' } });
    expect([held.status, held.headers['cache-control']]).toEqual([304, 'private, max-age=48']);
    for (const parts of [
      { ...document, cacheControl: 'no-store' },
      { ...document, status: 404 },
    ])
      expect(sent({ parts, headers: ahead }).headers['cache-control']).toBe(parts.cacheControl);
    expect(sent({ headers: { 'sec-purpose': 'other' } }).headers['cache-control']).toBe(
      document.cacheControl,
    );
  });
});

describe('a redirect', () => {
  const leadsTo = (location: string, unusedQuery: string) =>
    sent({ parts: { ...redirect, location }, unusedQuery }).headers['location'];

  it('within the site keeps the unused parameters', () => {
    expect(leadsTo('/actualites', '')).toBe('/actualites');
    expect(leadsTo('/actualites', 'utm_source=salon')).toBe('/actualites?utm_source=salon');
    expect(leadsTo('/actualites?categorie=vie', 'utm_source=salon')).toBe(
      '/actualites?categorie=vie&utm_source=salon',
    );
  });

  it('drops them on a redirect to another site', () => {
    expect(leadsTo('https://crm.example/', 'utm_source=salon')).toBe('https://crm.example/');
  });

  it('keeps the headers for caches on a page without links', () => {
    expect(sent({ parts: redirect, unusedQuery: 'a=1' }).headers['cache-control']).toBe(
      document.cacheControl,
    );
    expect(sent({ unusedQuery: 'a=1' }).names).not.toContain('location');
  });
});

const currentTag = '"abc-br5"';
const match = (header: string | undefined) => matchingTag(header, 'abc', currentTag);

describe('If-None-Match (RFC 9110 §13.1.2)', () => {
  it.each(['"abc-br5"', 'W/"abc-br5"', '"other", "abc-br5"', ' W/"x" ,W/"abc-br5"'])(
    '%s names the page',
    (header) => {
      expect(match(header)).toBe(currentTag);
    },
  );

  it('* matches any page', () => expect([match('*'), match(' * ')]).toEqual([currentTag, currentTag]));

  it.each(['"abc"', '"abc-gzip"', '"abc-br11"'])(
    '%s is the same page in another form, and is named back',
    (tag) => {
      expect(match(tag)).toBe(tag);
    },
  );

  it.each([undefined, '', 'abc', '"abcd"', '"abd-br5"', '"ab"', '"*"', 'W/'])('%s does not', (header) => {
    expect(match(header)).toBeNull();
  });
});
