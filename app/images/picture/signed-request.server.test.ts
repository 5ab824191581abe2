import { describe, expect, it } from 'vitest';
import { imageAddress } from './address';
import { signedPath } from './signature.server';
import { readImageAddress } from './signed-request.server';

describe('the address of a picture', () => {
  it('accepts an address that the site has published', () => {
    const published = imageAddress({ path: signedPath('/uploads/a.jpg') }, 640, 'webp');
    expect(readImageAddress(published)).toEqual({ path: '/uploads/a.jpg', width: 640, format: 'webp' });
  });

  it('reads the version of the file, so that no older picture is sent', () => {
    const published = imageAddress({ path: signedPath('/uploads/a.jpg', 't3x') }, 640, 'webp');
    expect(readImageAddress(published)).toMatchObject({ path: '/uploads/a.jpg?v=t3x' });
    expect(readImageAddress(published.replace('t3x', 't3y'))).toBe(403);
  });

  it('reads an address of AVIF, which stored pages and mails have, as WebP', () => {
    const published = imageAddress({ path: signedPath('/uploads/a.jpg') }, 1920, 'webp');
    const stored = published.replace('/webp/', '/avif/');
    expect(readImageAddress(stored)).toEqual({ path: '/uploads/a.jpg', width: 1920, format: 'webp' });
  });

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
    [400, '/images/webp/640/AAAAAAAAAAA/http://169.254.169.254/a.jpg'],
    [400, '/images/webp/640'],
    [400, '/images/'],
  ])('%i: %s', (status, pathname) => expect(readImageAddress(pathname)).toBe(status));
});
