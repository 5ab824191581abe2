/** The three ways to sign in: that of section 7, Strapi's own, and a token, which needs no login. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ContentInvalid, ContentUnavailable } from '../calls/errors';
import { refusalOf, Unauthorised } from '../calls/refusal-error';
import { createApiTokenSession } from './api-token.server';
import { createCall } from './call.server';
import { createLogin } from './login.server';
import { createMissingRights } from './missing-rights';

const account = { username: 'site', password: 'secret' };
const failed = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error,
  );
const words = (status: number, name: string) =>
  JSON.stringify({ data: null, error: { status, name, message: name, details: {} } });
const answered = (status: number, body: string) =>
  refusalOf({ status, headers: new Headers() }, body, 'POST /login', false);
const jwtOf = (claims: object) => `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`;

/** A service with these answers by path; an error is thrown. */
function serviceWith(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const types: (string | null)[][] = [];
  const exchange = async (request: () => Request) => {
    const sent = request();
    const path = new URL(sent.url).pathname;
    asked.push(path);
    types.push([sent.headers.get('content-type'), sent.headers.get('accept')]);
    bodies.push(await sent.json());
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const login = createLogin({ upstream: { exchange }, apiUrl: 'http://content.test', credentials: account });
  return { login, asked, bodies, types };
}

describe('the login', () => {
  it('is section 7’s where the service has it', async () => {
    const { login, asked, bodies } = serviceWith({ '/login': { access_token: 'x', expires_in: 300 } });
    expect(await login()).toEqual({ token: 'x', lifetime: 300 });
    expect(asked).toEqual(['/login']);
    expect(bodies).toEqual([account]);
  });

  it.each([
    ['404', answered(404, words(404, 'NotFoundError'))],
    ['405', answered(405, words(405, 'MethodNotAllowedError'))],
  ])('is Strapi’s own where the service says %s itself, and that is remembered', async (_, error) => {
    const jwt = jwtOf({ iat: 1000, exp: 1600 });
    const { login, asked, bodies } = serviceWith({ '/login': error, '/auth/local': { jwt, user: {} } });
    expect(await login()).toEqual({ token: jwt, lifetime: 600 });
    expect(bodies[1]).toEqual({ identifier: 'site', password: 'secret' });
    await login();
    expect(asked).toEqual(['/login', '/auth/local', '/auth/local']);
  });

  it.each([
    ['404', answered(404, '404 page not found')],
    ['405', answered(405, '<title>405 Not Allowed</title>')],
    ['502', answered(502, '')],
  ])('is not tried elsewhere after a proxy’s %s', async (_, error) => {
    const { login, asked } = serviceWith({ '/login': error, '/auth/local': { jwt: 'x' } });
    expect(await failed(login())).toBeInstanceOf(ContentUnavailable);
    expect(asked).toEqual(['/login']);
  });

  it('that is refused at the other door is refused', async () => {
    const blocked = answered(400, words(400, 'ValidationError'));
    const { login } = serviceWith({
      '/login': answered(404, words(404, 'NotFoundError')),
      '/auth/local': blocked,
    });
    expect(await failed(login())).toBe(blocked);
    expect(blocked).toBeInstanceOf(ContentInvalid);
  });

  it('that neither address has ends with the answer of the specified one', async () => {
    const first = answered(404, words(404, 'NotFoundError'));
    const { login } = serviceWith({ '/login': first, '/auth/local': answered(405, words(405, 'x')) });
    expect(await failed(login())).toBe(first);
  });

  it('goes back to the specified door when Strapi’s own is closed', async () => {
    const answers: Record<string, unknown> = {
      '/login': answered(404, words(404, 'NotFoundError')),
      '/auth/local': { jwt: 'own' },
    };
    const { login, asked } = serviceWith(answers);
    await login();
    answers['/auth/local'] = answered(404, words(404, 'NotFoundError'));
    answers['/login'] = { access_token: 'specified', expires_in: 300 };
    expect(await login()).toEqual({ token: 'specified', lifetime: 300 });
    expect(asked.slice(2)).toEqual(['/auth/local', '/login']);
  });

  it('lasts an hour where the token’s claims leave it no time', async () => {
    const { login } = serviceWith({
      '/login': answered(404, words(404, 'x')),
      '/auth/local': { jwt: jwtOf({ iat: 1000, exp: 1000 }) },
    });
    expect((await login()).lifetime).toBe(3600);
  });

  it('is sent as JSON, and asks for JSON', async () => {
    const { login, types } = serviceWith({ '/login': { access_token: 'x' } });
    await login();
    expect(types).toEqual([['application/json', 'application/json']]);
  });

  it('lasts an hour, or until it is refused, where the token does not say', async () => {
    const { login } = serviceWith({
      '/login': answered(404, words(404, 'x')),
      '/auth/local': { jwt: 'opaque' },
    });
    expect(await login()).toEqual({ token: 'opaque', lifetime: 3600 });
  });
});

describe('an account that may not', () => {
  let now: number;
  let logged: string[];
  const log = { warn: (_: object, message: string) => void logged.push(message) };
  beforeEach(() => {
    now = 1_000_000;
    logged = [];
  });
  /** Asked ten times a second. @returns how often the service was asked */
  async function asking(error: Error | null, seconds: number, call: ReturnType<typeof createCall>) {
    for (let turn = 0; turn < seconds * 10; turn += 1) {
      const result = await failed(
        call({ method: 'GET', path: '/offers', address: 'http://content.test/api/offers' }),
      );
      if (error) expect(result).toMatchObject({ statusCode: 503 });
      now += 100;
    }
  }

  it('sign in with its API token is asked ever less often, with one line in the log: 503', async () => {
    let calls = 0;
    const exchange = async () => {
      calls += 1;
      throw new Unauthorised('GET /offers: answered 401', { answered: 401 });
    };
    const session = createApiTokenSession({ apiToken: 'x', clock: () => now, log, random: () => 0 });
    await asking(new Error(), 60, createCall({ upstream: { exchange }, session }));
    expect(calls).toBeLessThan(8);
    expect(logged).toEqual([expect.stringContaining('refuses the API token')]);
  });

  it('sign in is taken again within a minute of a new right', async () => {
    const session = createApiTokenSession({ apiToken: 'x', clock: () => now, log, random: () => 0 });
    for (let turn = 0; turn < 20; turn += 1) {
      session.forget('x');
      now += 60_000;
    }
    expect(await session.token()).toBe('x');
  });

  it('read a collection is asked for it ever less often, and for others at once', async () => {
    const asked: string[] = [];
    const exchange = async (request: () => Request) => {
      const { pathname } = new URL(request().url);
      asked.push(pathname);
      if (pathname.endsWith('/offers')) throw new ContentUnavailable('answered 403', { answered: 403 });
      return { data: [] };
    };
    const session = { token: async () => 'x', forget: () => undefined };
    const rights = createMissingRights(
      () => now,
      log,
      () => 0,
    );
    const call = createCall({ upstream: { exchange }, session, rights });
    await asking(new Error(), 60, call);
    expect(asked.length).toBeLessThan(8);
    expect(logged).toEqual([expect.stringContaining('does not let the account read')]);
    await call({ method: 'GET', path: '/events', address: 'http://content.test/api/events' });
    expect(asked.at(-1)).toBe('/api/events');
  });
});
