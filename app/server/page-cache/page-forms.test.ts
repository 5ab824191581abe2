import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageForms, type PageHead } from './page-forms';

const redirect: PageHead & { body: Buffer } = {
  status: 301,
  body: Buffer.from(''),
  contentType: 'text/html',
  cacheControl: 'public',
  cdnCacheControl: null,
  extra: ['x-a', 'b'],
  location: '/campus/lyon',
};
type Changes = Partial<typeof redirect>;
const formsOf = ({ body, ...head }: typeof redirect) => new PageForms(head, body);
const digest = (changes: Changes = {}) => formsOf({ ...redirect, ...changes }).digest;

describe('a page is another one when', () => {
  it('nothing changes: no', () => expect(digest()).toBe(digest()));

  it.each<[string, Changes]>([
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
const page = (changes: Changes = {}) =>
  formsOf({ ...redirect, status: 200, location: null, body: Buffer.from(text), ...changes });

describe('the forms of a page', () => {
  it('have the same content, each with a tag that begins with the page’s digest', () => {
    const kept = page();
    const [plain, gzip, br] = [kept.for(null), kept.for('gzip'), kept.for('br')];
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
    for (const encoding of ['br', 'gzip'] as const) expect(kept.for(encoding)).toBe(kept.for(encoding));
  });

  it('are identical if nothing is compressed', () => {
    const picture = page({ contentType: 'image/png' });
    expect(picture.for('br')).toBe(picture.for(null));
  });

  it('replace the plain one in memory, which is decompressed again into one shared copy', () => {
    const kept = page();
    const before = kept.bytes;
    const { length } = kept.for('br').body;
    expect(kept.bytes, 'the form in gzip is counted with it').toBe(before - text.length + 2 * length);
    expect(kept.for(null).body.toString()).toBe(text);
    expect(kept.for(null).body).toBe(kept.for(null).body);
  });

  it('hold no more memory than their bytes', () => {
    const { body } = page().for('br');
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it('are lighter to make the smaller the page, and as close as the budget asks', () => {
    const tagOf = (length: number) =>
      /-br\d+/.exec(page({ body: Buffer.alloc(length, 'x') }).for('br').etag)?.[0];
    const sizes = [96, 112, 128].flatMap((most) => [most * 1024, most * 1024 + 1]);
    expect(sizes.map(tagOf)).toEqual(['-br0', '-br1', '-br1', '-br2', '-br2', '-br5']);
  });

  it('have a smallest one, made in the background', async () => {
    const kept = page();
    const quick = kept.for('br');
    await kept.improve();
    expect(kept.for('br').etag).toContain('-br11');
    expect(kept.for('br').body.length).toBeLessThan(quick.body.length);
    expect(brotliDecompressSync(kept.for('br').body).toString()).toBe(text);
    const small = kept.for('br');
    await kept.improve();
    expect(kept.for('br'), 'no smaller: it stays').toBe(small);
    const picture = page({ contentType: 'image/png' });
    await picture.improve();
    expect(picture.for('br')).toBe(picture.for(null));
  });
});

it('a page without a type has no header for it', () => {
  expect(page({ contentType: null }).for(null).head).not.toContain('content-type');
});
