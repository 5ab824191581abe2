import { describe, expect, it } from 'vitest';
import { type Answer, isStorable } from './storable';

const page: Answer = {
  status: 200,
  type: 'basic',
  redirected: false,
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'public, max-age=0',
  fromLoader: false,
};
const data: Answer = { ...page, contentType: 'application/json; charset=utf-8', fromLoader: true };

describe('what may be stored on a device', () => {
  it('is a whole page, a loader’s data, a picture, a file of the build', () => {
    expect(isStorable('page', page)).toBe(true);
    expect(isStorable('page', { ...page, cacheControl: 'private, max-age=0, must-revalidate' })).toBe(true);
    expect(isStorable('data', data)).toBe(true);
    expect(isStorable('picture', { ...page, contentType: 'image/avif' })).toBe(true);
    expect(isStorable('asset', { ...page, contentType: 'text/javascript; charset=utf-8' })).toBe(true);
    expect(isStorable('asset', { ...page, contentType: 'font/woff2' })).toBe(true);
  });

  it.each([
    ['an error', { status: 503 }],
    ['a page that is not there', { status: 404 }],
    ['part of an answer', { status: 206 }],
    ['an answer nobody can look into', { status: 0, type: 'opaque' }],
    ['a redirect', { status: 0, type: 'opaqueredirect' }],
    ['what came from another address', { redirected: true }],
    ['what says that it is not to be stored, as previews do', { cacheControl: 'private, no-store' }],
    ['what is no page', { contentType: 'text/plain' }],
  ])('is never %s', (_, difference) => {
    expect(isStorable('page', { ...page, ...difference })).toBe(false);
  });

  it('is never data a loader has thrown, nor an error page in place of a file', () => {
    expect(isStorable('data', { ...data, fromLoader: false })).toBe(false);
    expect(isStorable('asset', page)).toBe(false);
    expect(isStorable('picture', page)).toBe(false);
  });
});
