/** Pictures as editors upload them: each is shown; those that content itself marks as unusable count as absent. */
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as make from './media-files';
import { article, type MediaSite, startMediaSite } from './media-site';

let site: MediaSite;
beforeAll(async () => {
  site = await startMediaSite();
});
afterAll(() => site.close());

let uploads = 0;
beforeEach(() => {
  site.logged.length = 0;
});

/** Publishes an article with a file, as Strapi answers it. @returns the addresses of the picture in its page */
async function publish(name: string, file: Buffer | null, more: object = {}): Promise<string[]> {
  uploads += 1;
  const path = `/uploads/${uploads}_${name}`;
  if (file) site.files.set(path, file);
  site.media = { ...strapiObject(path), ...more };
  await site.replaced();
  return await site.pictures();
}

const strapiObject = (url: string) => ({
  id: 7,
  documentId: 'x7',
  name: 'photo',
  alternativeText: 'Une photo',
  caption: null,
  width: 800,
  height: 600,
  formats: null,
  hash: 'photo_ab12',
  ext: '.jpg',
  mime: 'image/jpeg',
  size: 120.5,
  url,
  previewUrl: null,
  provider: 'local',
  provider_metadata: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: new Date(Date.UTC(2026, 10, 21) + uploads * 1000).toISOString(),
  focalPoint: null,
});

/** The picture at an address, decoded. */
async function shown(address: string) {
  const reply = await site.get(address);
  expect([address, reply.status]).toEqual([address, 200]);
  return { ...(await sharp(reply.body).metadata()), body: reply.body, headers: reply.headers };
}
const at = (addresses: string[], part: string) => addresses.find((address) => address.includes(part)) ?? '';
const colourAt = async (picture: Buffer, top: number) => {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const part = { left: width >> 1, top: Math.round(height * top), width: 4, height: 4 };
  const { channels } = await sharp(await sharp(picture).extract(part).png().toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
};

describe('is shown in JPEG and WebP', () => {
  it.each([
    ['a photograph of 26 megapixels', 'photo.jpg', make.largePhotograph, { width: 6240, height: 4160 }],
    ['15 MB, progressive, in segments', 'heavy.JPG', () => make.heavyProgressive(), { size: 15_000 }],
    ['an AVIF', 'photo.avif', make.avif, {}],
    ['a GIF', 'anim.gif', () => make.animation('gif'), {}],
    ['an animated WebP', 'anim.webp', () => make.animation('webp'), {}],
    ['a JPEG for print', 'cmyk.jpeg', make.cmyk, {}],
    ['a PNG with transparency', 'logo.png', make.transparent, {}],
  ])('%s', async (_name, name, file, more) => {
    const addresses = await publish(name, await file(), more);
    const jpeg = await shown(at(addresses, '/jpeg/640/'));
    expect(jpeg.format).toBe('jpeg');
    expect(jpeg.pages ?? 1).toBe(1);
    expect((await shown(at(addresses, '/webp/320/'))).format).toBe('webp');
    // As stored pages and mails name it.
    expect((await shown(at(addresses, '/webp/320/').replace('/webp/', '/avif/'))).format).toBe('webp');
    expect(site.logged).toEqual([]);
  });

  it('is the first frame of an animation, which visitors could not stop', async () => {
    for (const format of ['gif', 'webp'] as const) {
      const addresses = await publish(`moving.${format}`, await make.animation(format));
      const [red = 0, , blue] = await colourAt((await shown(at(addresses, '/jpeg/640/'))).body, 0.5);
      expect(red).toBeGreaterThan(200);
      expect(blue).toBeLessThan(60);
    }
  });

  it('has the printed colours', async () => {
    const addresses = await publish('print.jpg', await make.cmyk());
    const [red = 0, green = 0, blue = 0] = await colourAt(
      (await shown(at(addresses, '/jpeg/640/'))).body,
      0.5,
    );
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(100);
    expect(blue).toBeGreaterThan(80);
  });

  it('is rotated as the phone was held, without its location', async () => {
    const addresses = await publish('phone.jpg', await make.fromPhone(), { width: 600, height: 800 });
    const { body, width = 0, height = 0, exif } = await shown(at(addresses, '/jpeg/640/'));
    expect([width < height, exif]).toEqual([true, undefined]);
    expect((await colourAt(body, 0.2))[0]).toBeGreaterThan(200);
    expect((await colourAt(body, 0.8))[2]).toBeGreaterThan(200);
  });

  it('white where a JPEG has no transparency', async () => {
    const addresses = await publish('clear.png', await make.transparent());
    expect(await colourAt((await shown(at(addresses, '/jpeg/640/'))).body, 0.5)).toEqual([255, 255, 255]);
    expect((await shown(at(addresses, '/webp/320/'))).hasAlpha).toBe(true);
  });

  it('a file of a bucket, at any path', async () => {
    const path = '/ecole/2026/Été à Lyon (1).jpg';
    site.files.set(path, await make.cmyk());
    const addresses = await publish('x.jpg', null, { url: `${site.origins.bucket}${path}` });
    expect((await shown(at(addresses, '/jpeg/640/'))).format).toBe('jpeg');
    const { text } = await site.get(article);
    const share = /property="og:image" content="https?:\/\/[^/"]+(\/[^"]+)"/.exec(text)?.[1] ?? '';
    expect(await shown(share)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });
});

it('a JPEG without its end is shown as far as it goes', async () => {
  const addresses = await publish('half.jpg', await make.truncated());
  expect((await shown(at(addresses, '/jpeg/640/'))).format).toBe('jpeg');
});

describe('beyond the limits', () => {
  it('is replaced by its largest smaller version', async () => {
    site.files.set('/uploads/large_huge.jpg', await make.cmyk());
    const addresses = await publish('huge.jpg', Buffer.alloc(10), {
      width: 12_000,
      height: 9000,
      formats: {
        thumbnail: { url: '/uploads/thumbnail_huge.jpg', width: 245, height: 163, size: 9 },
        large: { url: '/uploads/large_huge.jpg', width: 900, height: 600, size: 80 },
      },
    });
    expect(at(addresses, '/jpeg/640/')).toContain('/uploads/large_huge.jpg');
    expect((await shown(at(addresses, '/jpeg/640/'))).format).toBe('jpeg');
  });
});

describe('counts as absent, with a line in the log', () => {
  it.each([
    ['no smaller version', 'huge.jpg', { width: 12_000, height: 9000 }, 'megapixels'],
    ['another origin', 'x.jpg', { url: 'https://evil.example/x.jpg' }, 'MEDIA_ORIGIN'],
    ['a format no browser shows', 'scan.tiff', {}, 'neither JPEG'],
    ['no address', 'x.jpg', { url: 'http://[' }, 'not a media address'],
  ])('%s: at once', async (_case, name, more, problem) => {
    // Earlier pictures may be converted meanwhile, when no request waits.
    const earlier = new Set(site.files.keys());
    site.asked.length = 0;
    expect(await publish(name, null, more)).toEqual([]);
    expect(site.logged.map((line) => line.problem).join()).toContain(problem);
    expect(site.asked.filter((address) => !earlier.has(decodeURI(address.split('?')[0] ?? '')))).toEqual([]);
  });
});

describe('stays in its page if only its file shows that it is unusable', () => {
  it.each([
    ['a file that is none', 'page.png', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a missing file', 'gone.jpg', async () => null],
  ])('%s', async (_case, name, file) => {
    const addresses = await publish(name, await file());
    const share =
      /property="og:image" content="https?:\/\/[^/"]+(\/[^"]+)"/.exec((await site.get(article)).text)?.[1] ??
      '';
    expect((await site.get(at(addresses, '/jpeg/640/'))).status).toBe(404);
    expect(await site.pictures()).toEqual(addresses);
    expect(await site.get(share)).toMatchObject({ status: 302, headers: { location: '/icons/share.jpg' } });
  });
});

describe('a drawing', () => {
  it('is sent as it is, in one form, and opened directly runs and loads nothing', async () => {
    const addresses = await publish('logo.svg', make.drawing, { mime: 'image/svg+xml', ext: '.svg' });
    expect(new Set(addresses).size).toBe(1);
    const { status, headers, text } = await site.get(addresses[0] ?? '');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
    expect([headers['content-disposition'], headers['x-content-type-options']]).toEqual([
      'attachment',
      'nosniff',
    ]);
    expect(text).toBe(String(make.drawing));
  });

  it('is refused if it is invalid', async () => {
    const addresses = await publish('page.svg', Buffer.from('<!doctype html><script>alert(1)</script>'));
    expect((await site.get(addresses[0] ?? '')).status).toBe(404);
  });
});
