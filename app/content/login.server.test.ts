/** The three ways to sign in: that of section 7, Strapi's own, and a token, which needs no login. */
import { describe, expect, it } from 'vitest';
import { ContentInvalid, ContentUnavailable } from './errors';
import { createLogin } from './login.server';
import { refusalOf } from './refusal';

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
