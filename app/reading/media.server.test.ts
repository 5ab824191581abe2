import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfSource, setMediaOrigins } from '~/images/picture/media-origins.server';
import { rejectedPictures } from '~/images/picture/rejected-pictures';
import { unsignedPath } from '~/images/picture/signature.server';
import { media, optionalMedia } from './media.server';

const [strapi, bucket] = ['https://cms.example', 'https://files.s3.eu-west-3.example:8443'];
beforeAll(() => setMediaOrigins([strapi, bucket], ['http://strapi.internal:1337']));
afterAll(() => setMediaOrigins([]));

const fileOf = (value: object) => {
  const picture = optionalMedia.parse(value);
  return picture && addressOfSource(unsignedPath(picture.path) ?? '');
};
const toldOf = (file: string) => rejectedPictures().filter(({ url }) => url === file);
const whyNot = (value: object) => media.safeParse(value).error?.issues[0]?.message;

describe('the address of a picture', () => {
  it.each([
    ['/uploads/eau.jpg', `${strapi}/uploads/eau.jpg`],
    [`${strapi}/uploads/eau.JPEG`, `${strapi}/uploads/eau.JPEG`],
    ['http://strapi.internal:1337/uploads/eau.jpg', `${strapi}/uploads/eau.jpg`],
    [
      `${bucket}/ecole/2026/Été à Lyon, (1).webp`,
      `${bucket}/ecole/2026/%C3%89t%C3%A9%20%C3%A0%20Lyon%2C%20%281%29.webp`,
    ],
    [`${bucket}/w_800+c/v17/eau.avif?X-Amz-Signature=1`, `${bucket}/w_800+c/v17/eau.avif`],
    [`${bucket}/ecole%2F2026%2Feau+vive.jpg`, `${bucket}/ecole/2026/eau+vive.jpg`],
    ['/media/anywhere/anim.gif', `${strapi}/media/anywhere/anim.gif`],
  ])('%s', (url, file) => expect(fileOf({ url })).toBe(file));

  it.each([
    ['https://evil.example/eau.jpg', 'https://evil.example is no origin in MEDIA_ORIGIN'],
    ['http://127.0.0.1/eau.jpg', 'http://127.0.0.1 is no origin in MEDIA_ORIGIN'],
    ['http://files.s3.eu-west-3.example:8443/eau.jpg', 'is no origin in MEDIA_ORIGIN'],
    [`${bucket.replace(':8443', '')}/eau.jpg`, 'is no origin in MEDIA_ORIGIN'],
    ['/uploads/photo.heic', 'neither JPEG, PNG, WebP, AVIF, GIF nor SVG'],
    ['/uploads/%2e%2e%2fa.jpg', 'not a media address'],
    ['/uploads%2F..%2F..%2Fadmin.jpg', 'not a media address'],
    ['/uploads/%252e%252e%252fa.jpg', 'not a media address'],
    ['/uploads/a%00.jpg', 'not a media address'],
    ['/uploads%5C..%5Ca.jpg', 'not a media address'],
    ['/~evil.example/a.jpg', 'not a media address'],
  ])('refuses %s', (url, problem) => {
    expect(fileOf({ url })).toBeNull();
    expect(whyNot({ url })).toContain(problem);
  });
});

describe('a file beyond the limits', () => {
  const formats = {
    thumbnail: { url: '/uploads/thumbnail_a.jpg', width: 245, height: 163, size: 9 },
    large: { url: '/uploads/large_a.jpg', width: 1000, height: 667, size: 120 },
    broken: null,
  };
  const huge = { url: '/uploads/a.jpg', width: 12_000, height: 8000, size: 9000 };

  it('is replaced by the largest smaller version', () => {
    expect(fileOf({ ...huge, formats })).toBe(`${strapi}/uploads/large_a.jpg`);
    expect(media.parse({ ...huge, formats })).toMatchObject({ width: 1000, height: 667 });
    const heavy = { url: '/uploads/a.png', width: 900, height: 600, size: 16_500 };
    expect(fileOf({ ...heavy, formats })).toBe(`${strapi}/uploads/large_a.jpg`);
  });

  it('is replaced by the largest smaller version, in any order', () => {
    const { thumbnail, large } = formats;
    const medium = { url: '/uploads/medium_a.jpg', width: 750, height: 500, size: 60 };
    const unknown = { url: '/uploads/unknown_a.jpg' };
    for (const told of [
      { large, medium, thumbnail, unknown },
      { unknown, thumbnail, medium, large },
      { medium, unknown, large, thumbnail },
    ])
      expect(fileOf({ ...huge, formats: told })).toBe(`${strapi}/uploads/large_a.jpg`);
  });

  it('counts as missing without one, with the reason', () => {
    expect(whyNot(huge)).toBe('96 megapixels, of at most 64: /uploads/a.jpg');
    expect(whyNot({ url: '/uploads/a.avif', width: 5000, height: 4000 })).toContain(
      '20 megapixels, of at most 12',
    );
    expect(whyNot({ url: '/uploads/a.png', size: 16_500 })).toContain('17 MB, of at most 15');
  });

  it('is shown if it is within them', () => {
    expect(fileOf({ ...huge, width: 6240, height: 4160, formats })).toBe(`${strapi}/uploads/a.jpg`);
  });

  it('is one pixel or ten bytes beyond them: a file at the limit is shown', () => {
    const full = { url: '/uploads/full.jpg', width: 8000, height: 8000, size: 15_728.64 };
    expect(fileOf(full)).toBe(`${strapi}/uploads/full.jpg`);
    expect(whyNot({ ...full, width: 1, height: 64_000_001 })).toContain('64 megapixels, of at most 64');
    expect(whyNot({ ...full, size: 15_728.65 })).toContain('16 MB, of at most 15');
  });

  it('is a drawing of any size: it has no pixels', () =>
    expect(fileOf({ url: '/uploads/plan.svg', width: 20_000, height: 20_000 })).toBe(
      `${strapi}/uploads/plan.svg`,
    ));

  it.each([
    ['kind', { url: '/uploads/dit-kind.heic' }],
    ['bytes', { url: '/uploads/dit-bytes.png', size: 16_500 }],
    ['pixels', { url: '/uploads/dit-pixels.jpg', width: 12_000, height: 8000 }],
    ['origin', { url: 'https://evil.example/dit-origin.jpg' }],
    ['address', { url: '/uploads/.dit-address.jpg' }],
  ])('is reported to editors with its reason: %s', (why, value) => {
    const problem = whyNot(value);
    expect(problem).toContain(value.url);
    expect(toldOf(value.url)).toEqual([{ url: value.url, why, problem }]);
  });
});

describe('the version of a picture', () => {
  it('is when it was replaced, else the hash of its file', () => {
    const versionOf = (value: object) =>
      /\?v=(.*)$/.exec(fileOf({ url: '/uploads/a.jpg', ...value }) ?? '')?.[1];
    expect(versionOf({})).toBeUndefined();
    expect(versionOf({ hash: 'Facade_est_3F9A' })).toBe('adeest3f9a');
    for (const updatedAt of ['', 'bientôt', '1970-01-01T00:00:00Z'])
      expect(versionOf({ updatedAt, hash: 'x' }), updatedAt).toBe('x');
    const [first, second] = ['2026-11-23T09:00:00Z', '2026-11-23T09:00:02Z'].map((updatedAt) =>
      versionOf({ updatedAt, hash: 'x' }),
    );
    expect(first).toMatch(/^[0-9a-z]{6}$/);
    expect(second).not.toBe(first);
  });
});
