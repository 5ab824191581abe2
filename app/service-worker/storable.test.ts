import { describe, expect, it } from 'vitest';
import type { RequestKind } from './request-kind';
import { isStorable } from './storable';

const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };
const data = { 'content-type': 'application/json; charset=utf-8', 'x-remix-response': 'yes' };

function isStored(kind: RequestKind, headers: Record<string, string>, changes: Partial<Response> = {}) {
  const answer = { status: 200, type: 'basic' as ResponseType, redirected: false, ...changes };
  return isStorable(kind, { ...answer, headers: new Headers(headers) });
}

describe('responses that may be stored on a device', () => {
  it.each([
    ['page', page],
    ['page', { ...page, 'cache-control': 'private, max-age=0, must-revalidate' }],
    ['data', data],
    ['picture', { 'content-type': 'image/webp' }],
    ['asset', { 'content-type': 'text/javascript; charset=utf-8' }],
    ['asset', { 'content-type': 'text/css' }],
    ['asset', { 'content-type': 'font/woff2' }],
    ['asset', { 'content-type': 'image/svg+xml' }],
  ] as const)('are a complete %s: %j', (kind, headers) => expect(isStored(kind, headers)).toBe(true));

  it.each([
    ['an error', { status: 503 }],
    ['a page that is not there', { status: 404 }],
    ['part of an answer', { status: 206 }],
    ['an answer nobody can look into', { status: 0, type: 'opaque' }],
    ['a redirect', { status: 0, type: 'opaqueredirect' }],
    ['what came from another address', { redirected: true }],
  ] as const)('are never %s', (_, changes) => expect(isStored('page', page, changes)).toBe(false));

  it.each([
    ['page', 'what says that it is not to be stored', { ...page, 'cache-control': 'private, no-store' }],
    ['page', 'what is no page', { 'content-type': 'text/plain' }],
    ['page', 'what only names a page', { 'content-type': 'multipart/mixed; of=text/html' }],
    ['page', 'what has no type', {}],
    ['asset', 'an error page in place of a file', page],
    ['picture', 'an error page in place of a picture', page],
    ['data', 'thrown data', { ...data, 'x-remix-catch': 'yes' }],
    ['data', 'an error of a loader', { ...data, 'x-remix-error': 'yes' }],
    ['data', 'another JSON', { 'content-type': 'application/json' }],
  ] as const)('are never, as %s, %s', (kind, _, headers) => expect(isStored(kind, headers)).toBe(false));
});
