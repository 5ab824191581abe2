import { describe, expect, it } from 'vitest';
import { isStorable, type ResponseFacts, responseFacts } from './storable';

const page: ResponseFacts = {
  status: 200,
  type: 'basic',
  redirected: false,
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'public, max-age=0',
  fromLoader: false,
};
const data: ResponseFacts = { ...page, contentType: 'application/json; charset=utf-8', fromLoader: true };

describe('responses that may be stored on a device', () => {
  it('are a complete page, a loader’s data, a picture, a file of the build', () => {
    expect(isStorable('page', page)).toBe(true);
    expect(isStorable('page', { ...page, cacheControl: 'private, max-age=0, must-revalidate' })).toBe(true);
    expect(isStorable('data', data)).toBe(true);
    expect(isStorable('picture', { ...page, contentType: 'image/avif' })).toBe(true);
    expect(isStorable('asset', { ...page, contentType: 'text/javascript; charset=utf-8' })).toBe(true);
    for (const contentType of ['text/css', 'font/woff2', 'image/svg+xml']) {
      expect(isStorable('asset', { ...page, contentType })).toBe(true);
    }
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

  it('are never thrown data, nor an error page in place of a file', () => {
    expect(isStorable('data', { ...data, fromLoader: false })).toBe(false);
    expect(isStorable('asset', page)).toBe(false);
    expect(isStorable('picture', page)).toBe(false);
  });
});

describe('the kind of an answer', () => {
  it.each([
    ['page', 'text/html'],
    ['picture', 'image/avif'],
    ['asset', 'text/css'],
  ] as const)('of a %s is recognised by the beginning of its type', (kind, contentType) => {
    expect(isStorable(kind, { ...page, contentType })).toBe(true);
    expect(isStorable(kind, { ...page, contentType: `multipart/mixed; of=${contentType}` })).toBe(false);
  });

  it('is a loader’s if Remix marks it, and neither an error nor a refusal', () => {
    const answer = (headers: Record<string, string> = {}) => responseFacts(new Response('{}', { headers }));
    const returned = { 'x-remix-response': 'yes', 'content-type': 'application/json; charset=utf-8' };
    expect(answer(returned).fromLoader).toBe(true);
    expect(answer({ ...returned, 'x-remix-error': 'yes' }).fromLoader).toBe(false);
    expect(answer({ ...returned, 'x-remix-catch': 'yes' }).fromLoader).toBe(false);
    expect(answer({ ...returned, 'content-type': 'multipart/mixed; of=application/json' }).fromLoader).toBe(
      false,
    );
    expect(answer().fromLoader).toBe(false);
  });

  it('is read from its headers, and unknown if they are missing', () => {
    const headers = { 'content-type': 'text/html', 'cache-control': 'no-store' };
    expect(responseFacts(new Response('', { status: 404, headers }))).toMatchObject({
      status: 404,
      redirected: false,
      contentType: 'text/html',
      cacheControl: 'no-store',
    });
    expect(responseFacts(new Response(null))).toMatchObject({ contentType: '', cacheControl: '' });
  });
});
