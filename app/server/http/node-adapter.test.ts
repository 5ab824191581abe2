import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { toFetchRequest } from './node-adapter';

const origin = 'https://www.ecole.example';

function requestWith(headers: Record<string, string>, body?: string): Request {
  const incoming = { method: body === undefined ? 'GET' : 'POST', url: '/cookies', headers } as unknown;
  const { signal } = new AbortController();
  return toFetchRequest(
    incoming as IncomingMessage,
    origin,
    signal,
    body === undefined ? body : Buffer.from(body),
  );
}

describe('the request for Remix', () => {
  it('has the site’s own address, whatever its headers say', () => {
    const request = requestWith({
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    });
    expect(request.url).toBe(`${origin}/cookies`);
    expect(JSON.stringify([...request.headers])).not.toContain('evil');
  });

  it('knows no Origin: the guard has decided, and `null` or nonsense would make it fail', () => {
    for (const sender of ['null', 'nothing like an origin', origin])
      expect(requestWith({ origin: sender }, 'choix=tout').headers.has('origin')).toBe(false);
  });
});
