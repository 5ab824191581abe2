import { describe, expect, it } from 'vitest';
import { imageAddress } from './address';
import { readImageAddress } from './read-address.server';
import { signedPath } from './signature.server';

describe('the address of a picture', () => {
  it('accepts an address that the site has published', () => {
    const published = imageAddress({ path: signedPath('/uploads/a.jpg') }, 640, 'webp');
    expect(readImageAddress(published)).toEqual({
      path: '/uploads/a.jpg',
      form: { kind: 'picture', width: 640, format: 'webp' },
    });
  });

  it('reads the version of the file, so that no older picture is sent', () => {
    const published = imageAddress({ path: signedPath('/uploads/a.jpg', 't3x') }, 640, 'webp');
    expect(readImageAddress(published)).toMatchObject({ path: '/uploads/a.jpg?v=t3x' });
    expect(readImageAddress(published.replace('t3x', 't3y'))).toBe(403);
  });

  it('reads an address of AVIF, which stored pages and mails have, as WebP', () => {
    const published = imageAddress({ path: signedPath('/uploads/a.jpg') }, 1920, 'webp');
    const stored = published.replace('/webp/', '/avif/');
    expect(readImageAddress(stored)).toEqual({
      path: '/uploads/a.jpg',
      form: { kind: 'picture', width: 1920, format: 'webp' },
    });
  });

  it('reads the one form of a drawing', () => {
    const published = imageAddress({ path: signedPath('/uploads/a.svg', 't3x') }, 640, 'webp');
    expect(readImageAddress(published)).toEqual({ path: '/uploads/a.svg?v=t3x', form: { kind: 'drawing' } });
  });

  it('has a path of 400 characters at most: a longer one names no file of ours', () => {
    const ofLength = (length: number) => `/uploads/${'a'.repeat(length - '/uploads/.jpg'.length)}.jpg`;
    const read = (path: string) => readImageAddress(`/images/webp/640${signedPath(path)}`);
    expect(read(ofLength(400))).toMatchObject({ path: ofLength(400) });
    expect(read(ofLength(401))).toBe(400);
  });

  const drawing = signedPath('/uploads/a.svg');
  const signed = signedPath('/uploads/a.jpg');
  it.each([
    [403, '/images/webp/640/AAAAAAAAAAA/uploads/a.jpg'],
    [403, '/images/webp/640/x/uploads/a.jpg'],
    [403, '/images/webp/640/uploads/a.jpg'],
    [400, `/images/webp/641${signed}`],
    [400, `/images/gif/640${signed}`],
    [400, `/images/avif/641${signed}`],
    [403, '/images/avif/640/AAAAAAAAAAA/uploads/a.jpg'],
    [400, `/images/webp/640${signed.replace('a.jpg', '../a.jpg')}`],
    [400, `/images/webp/640${signed.replace('a.jpg', '..%2fa.jpg')}`],
    [400, '/images/webp/640/AAAAAAAAAAA/uploads//evil.example/a.jpg'],
    [400, '/images/webp/640/AAAAAAAAAAA/etc/passwd'],
    [400, `/images/webp/640${drawing}`],
    [400, `/images/svg${signed}`],
    [403, '/images/svg/AAAAAAAAAAA/uploads/a.svg'],
    [403, `/images/svg/640${drawing}`],
    [400, '/images/webp/640/AAAAAAAAAAA/http://169.254.169.254/a.jpg'],
    [400, '/images/webp/640'],
    [400, '/images/'],
  ])('%i: %s', (status, pathname) => expect(readImageAddress(pathname)).toBe(status));
});
