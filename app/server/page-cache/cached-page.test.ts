import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CachedPage, type PageResponse } from './cached-page';

const parts: PageResponse = {
  status: 301,
  body: Buffer.from(''),
  contentType: 'text/html',
  cacheControl: 'public',
  cdnCacheControl: null,
  extra: ['x-a', 'b'],
  location: '/campus/lyon',
  retention: { kind: 'page', fresh: 60_000, kept: 86_400_000 },
  shareable: true,
};
const digest = (changes: Partial<PageResponse> = {}) => new CachedPage({ ...parts, ...changes }).digest;

describe('a page is another one when', () => {
  it('nothing changes: no', () => expect(digest()).toBe(digest()));

  it.each<[string, Partial<PageResponse>]>([
    ['its status changes', { status: 308 }],
    ['its bytes change', { body: Buffer.from('x') }],
    ['its type changes', { contentType: 'text/plain' }],
    ['what caches are told changes', { cacheControl: 'private' }],
    ['what a CDN is told changes', { cdnCacheControl: 'private' }],
    ['one of its headers changes', { extra: ['x-a', 'c'] }],
    ['it leads elsewhere', { location: '/campus/nantes' }],
  ])('%s: yes', (_, changes) => expect(digest(changes)).not.toBe(digest()));
});

const text = Array.from({ length: 900 }, (_, index) => `<p>Promotion ${index * 7919}</p>`).join('');
const page = (changes: Partial<PageResponse> = {}) =>
  new CachedPage({ ...parts, status: 200, location: null, body: Buffer.from(text), ...changes });

describe('the forms of a page', () => {
  it('have the same content, each with a tag that begins with the page’s digest', () => {
    const kept = page();
    const [plain, gzip, br] = [kept.form(null), kept.form('gzip'), kept.form('br')];
    expect(plain.body.toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect([plain, gzip, br].map(({ etag }) => etag.replace(kept.digest, 'd'))).toEqual([
      '"d"',
      '"d-gzip"',
      '"d-br0"',
    ]);
    expect(gzip.head).toContain('content-encoding');
    expect(plain.head).not.toContain('content-encoding');
  });

  it('are made once', () => {
    const kept = page();
    for (const encoding of ['br', 'gzip'] as const) expect(kept.form(encoding)).toBe(kept.form(encoding));
  });

  it('are identical if nothing is compressed', () => {
    const picture = page({ contentType: 'image/png' });
    expect(picture.form('br')).toBe(picture.form(null));
  });

  it('replace the plain one in memory, which is decompressed again into one shared copy', () => {
    const kept = page();
    const before = kept.bytes;
    const { length } = kept.form('br').body;
    expect(kept.bytes, 'the form in gzip is counted with it').toBe(before - text.length + 2 * length);
    expect(kept.form(null).body.toString()).toBe(text);
    expect(kept.form(null).body).toBe(kept.form(null).body);
  });

  it('hold no more memory than their bytes', () => {
    const { body } = page().form('br');
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it('are lighter to make the smaller the page, and as close as the budget asks', () => {
    const tagOf = (length: number) =>
      /-br\d+/.exec(page({ body: Buffer.alloc(length, 'x') }).form('br').etag)?.[0];
    const sizes = [96, 112, 128].flatMap((most) => [most * 1024, most * 1024 + 1]);
    expect(sizes.map(tagOf)).toEqual(['-br0', '-br1', '-br1', '-br2', '-br2', '-br5']);
  });

  it('have a smallest one, made in the background', async () => {
    const kept = page();
    const quick = kept.form('br');
    await kept.improve();
    expect(kept.form('br').etag).toContain('-br11');
    expect(kept.form('br').body.length).toBeLessThan(quick.body.length);
    expect(brotliDecompressSync(kept.form('br').body).toString()).toBe(text);
    const small = kept.form('br');
    await kept.improve();
    expect(kept.form('br'), 'no smaller: it stays').toBe(small);
    const picture = page({ contentType: 'image/png' });
    await picture.improve();
    expect(picture.form('br')).toBe(picture.form(null));
  });
});

describe('the age of a page', () => {
  const aged = () => Object.assign(page(), { storedAt: 10_000, freshUntil: 70_000, keptUntil: 900_000 });

  it('is its seconds, and those it stays fresh or has been stale', () => {
    expect(aged().freshnessHeadersAt(28_000, 0)).toMatchObject({ age: '18', status: 'site; hit; ttl=42' });
    expect(aged().freshnessHeadersAt(69_500, 0)).toMatchObject({ age: '59', status: 'site; hit; ttl=1' });
    expect(aged().freshnessHeadersAt(77_000, 0)).toMatchObject({ age: '67', status: 'site; hit; ttl=-7' });
  });

  it('counts it as stale from now where a publication has made it stale', () => {
    expect(aged().freshnessHeadersAt(28_000, 1).status).toBe('site; hit; ttl=0');
  });

  it('reacts to events within a second', () => {
    const kept = aged();
    const first = kept.freshnessHeadersAt(69_100, 0);
    expect(kept.freshnessHeadersAt(69_900, 0)).toBe(first);
    expect(kept.freshnessHeadersAt(70_000, 0).status).toBe('site; hit; ttl=0');
    kept.failedWith = 503;
    expect(kept.freshnessHeadersAt(70_010, 0).status).toBe('site; fwd=stale; fwd-status=503; ttl=0');
  });
});

it('a visit begins with a document only', () => {
  expect(page().beginsVisits).toBe(true);
  expect(page({ contentType: 'application/json' }).beginsVisits).toBe(false);
  expect(page({ contentType: null }).form(null).head).not.toContain('content-type');
});
