import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toExchange } from '../http/exchange';
import { runSteps } from '../run-steps';
import { chooseLanguage } from './choose-language';

const publicOrigin = 'http://localhost:3000';

function serve(englishEnabled: boolean, origin = publicOrigin) {
  const step = chooseLanguage({ englishEnabled, publicOrigin: origin });
  return createServer((incoming, outgoing) => {
    void runSteps(
      [step, ({ outgoing: out }) => Boolean(out.end('page'))],
      toExchange(incoming, outgoing, origin, 'id'),
    );
  });
}

const bilingual = serve(true);
const french = serve(false);
const secure = serve(true, 'https://www.ecole.example');
const servers = [bilingual, french, secure];
beforeAll(() =>
  Promise.all(servers.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))),
);
afterAll(() => {
  for (const server of servers) server.close();
});

function ask(server: typeof bilingual, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; location?: string; cookie?: string[]; cache?: string }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request(
        { port, host: '127.0.0.1', path, headers: { accept: 'text/html', ...headers }, agent: false },
        (reply) => {
          reply.resume();
          const { location, 'set-cookie': cookie, 'cache-control': cache } = reply.headers;
          resolve({ status: reply.statusCode, location, cookie, cache } as never);
        },
      )
        .on('error', reject)
        .end();
    },
  );
}

const english = { cookie: 'a=b; i18n_redirected=en; c=d' };

describe('following the language switch', () => {
  it('keeps the choice for 365 days without a script, and redirects to the page', async () => {
    expect(await ask(bilingual, '/en/school?langue=en')).toEqual({
      status: 302,
      location: '/en/school',
      cookie: ['i18n_redirected=en; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax'],
      cache: 'private, no-store',
    });
    expect((await ask(secure, '/?langue=fr')).cookie?.[0]).toMatch(/^i18n_redirected=fr;.*; Secure$/);
  });

  it('keeps the rest of the address', async () => {
    expect((await ask(bilingual, '/?a=1&langue=fr&utm_source=x')).location).toBe('/?a=1&utm_source=x');
  });

  it.each(['/?langue=de', '/?langue=', '//ailleurs.example/?langue=en', '/\\\\ailleurs.example?langue=en'])(
    'chooses nothing for %s',
    async (path) => expect((await ask(bilingual, path)).status).toBe(200),
  );
});

describe('a visitor who has chosen English', () => {
  it('is redirected to the English home from any other site', async () => {
    expect(await ask(bilingual, '/', english)).toMatchObject({ status: 302, location: '/en' });
    const arrived = { ...english, referer: 'https://www.google.com/', 'sec-fetch-site': 'cross-site' };
    expect(await ask(bilingual, '/?utm_source=x', arrived)).toMatchObject({ location: '/en?utm_source=x' });
  });

  it('is not redirected from a page requested by its address', async () => {
    expect((await ask(bilingual, '/ecole', english)).status).toBe(200);
  });

  it('is not redirected within the site', async () => {
    const ways: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { referer: `${publicOrigin}/campus` },
    ];
    for (const own of ways) expect((await ask(bilingual, '/', { ...english, ...own })).status).toBe(200);
  });

  it('has the data of client navigations as they are', async () => {
    expect((await ask(bilingual, '/?_data=root', english)).status).toBe(200);
  });
});

it.each([
  'i18n_redirected=fr',
  'i18n_redirected=de',
  'i18n_redirected=',
  'x-i18n_redirected=en',
  'i18n_redirected=english',
])('is not redirected by the cookie %s', async (cookie) =>
  expect((await ask(bilingual, '/', { cookie })).status).toBe(200),
);

it('neither stores nor reads anything without English', async () => {
  expect((await ask(french, '/?langue=en', english)).status).toBe(200);
});
