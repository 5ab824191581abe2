import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfSource, isSourcePath, setMediaOrigins, sourcePath } from './media-origins.server';

const [strapi, cdn] = ['https://cms.example', 'https://cdn.example:8443'];
beforeAll(() => setMediaOrigins([strapi, cdn], ['https://old.example']));
afterAll(() => setMediaOrigins([]));

describe('the path of a picture', () => {
  it.each([
    ['/uploads/a.jpg', '/uploads/a.jpg'],
    [`${strapi}/uploads/a.jpg`, '/uploads/a.jpg'],
    ['https://old.example/uploads/a.jpg', '/uploads/a.jpg'],
    [`${cdn}/a.jpg`, '/~cdn.example:8443/a.jpg'],
    [`${cdn}/2026%2Feau%2fa.jpg`, '/~cdn.example:8443/2026/eau/a.jpg'],
  ])('resolves %s to %s', (url, path) => expect(sourcePath(url)).toBe(path));

  it.each([
    ['https://', 'address', 'not a media address'],
    ['/uploads/.a.jpg', 'address', 'not a media address'],
    ['https://evil.example/a.jpg', 'origin', 'https://evil.example is no origin in MEDIA_ORIGIN'],
  ])('is null for %s, and editors get the reason', (url, why, message) =>
    expect(() => sourcePath(url)).toThrow(expect.objectContaining({ why, message })),
  );
});

describe('the address of a path', () => {
  it('is at the first origin, or at the host it names', () => {
    expect(addressOfSource('/uploads/a.jpg')).toBe(`${strapi}/uploads/a.jpg`);
    expect(addressOfSource('/~cdn.example:8443/a.jpg')).toBe(`${cdn}/a.jpg`);
  });

  it('is null if no origin is configured, or for another host', () => {
    expect(addressOfSource('/uploads/a.jpg', [])).toBeNull();
    expect(addressOfSource('/~evil.example/a.jpg')).toBeNull();
  });
});

describe('a path that is requested', () => {
  it.each([
    '/uploads/a.jpg',
    '/~cdn.example/a.jpg',
    '/~cdn-2.example:8443/2026/a.jpg',
    '/~cdn.example:1/a.jpg',
    '/~cdn.example:65535/a.jpg',
  ])('%s may be a picture’s', (path) => expect(isSourcePath(path)).toBe(true));

  it.each([
    '/uploads/.a.jpg',
    '/uploads/a b.jpg',
    'uploads/a.jpg',
    '/~cdn.example/.a.jpg',
    '/~cdn.example/a b.jpg',
    '/~me@cdn.example/a.jpg',
    '/~cdn.example@/a.jpg',
    '/~cdn.example:/a.jpg',
    '/~cdn.example:x/a.jpg',
    '/~cdn.example:655350/a.jpg',
    '/~CDN.EXAMPLE/a.jpg',
  ])('refuses %s', (path) => expect(isSourcePath(path)).toBe(false));
});
