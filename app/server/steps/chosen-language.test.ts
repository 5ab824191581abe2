import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSteps, toExchange } from '../run-steps';
import { chosenLanguage } from './chosen-language';

const publicOrigin = 'http://localhost:3000';

function serve(englishEnabled: boolean, origin = publicOrigin) {
  const step = chosenLanguage({ englishEnabled, publicOrigin: origin });
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
  it('keeps the choice for 365 days without a script, and goes to the page itself', async () => {
    expect(await ask(bilingual, '/en/school?langue=en')).toEqual({
      status: 302,
      location: '/en/school',
      cookie: ['i18n_redirected=en; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax'],
      cache: 'private, no-store',
    });
    expect((await ask(secure, '/?langue=fr')).cookie?.[0]).toMatch(/^i18n_redirected=fr;.*; Secure$/);
  });

  it('takes the rest of the address along', async () => {
    expect((await ask(bilingual, '/?a=1&langue=fr&utm_source=x')).location).toBe('/?a=1&utm_source=x');
  });

  it.each(['/?langue=de', '/?langue=', '//ailleurs.example/?langue=en', '/\\\\ailleurs.example?langue=en'])(
    'chooses nothing for %s',
    async (path) => expect((await ask(bilingual, path)).status).toBe(200),
  );
});

describe('a visitor who has chosen English', () => {
  it('comes to the English home, whatever led to the site', async () => {
    expect(await ask(bilingual, '/', english)).toMatchObject({ status: 302, location: '/en' });
    const arrived = { ...english, referer: 'https://www.google.com/', 'sec-fetch-site': 'cross-site' };
    expect(await ask(bilingual, '/?utm_source=x', arrived)).toMatchObject({ location: '/en?utm_source=x' });
  });

  it('is led nowhere from a page that was asked for by its address', async () => {
    expect((await ask(bilingual, '/ecole', english)).status).toBe(200);
  });

  it('is led nowhere on the site itself', async () => {
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
])('the cookie %s leads nowhere', async (cookie) =>
  expect((await ask(bilingual, '/', { cookie })).status).toBe(200),
);

it('without English nothing is kept and nothing is read', async () => {
  expect((await ask(french, '/?langue=en', english)).status).toBe(200);
});
