/** Strapi's panel, as `@strapi/admin` 5.54 answers: tokens of half an hour, renewed once by a cookie that changes. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createPanelAccounts, type PanelAccounts } from './panel-accounts.server';

const origin = 'https://panel.example';
let accounts: PanelAccounts;
let tokens: Set<string>;
let cookie: string;
let asked: string[];
let answer: ((request: Request) => Response | null) | null;

const failure = (status: number) =>
  Response.json(
    { data: null, error: { status, name: 'ApplicationError', message: 'Invalid credentials', details: {} } },
    { status },
  );

async function panel(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  asked.push(`${request.method} ${pathname}`);
  const special = answer?.(request);
  if (special) return special;
  const give = () => {
    const token = `token-${asked.length}`;
    tokens.add(token);
    cookie = `strapi_admin_refresh=cookie-${asked.length}`;
    return Response.json(
      { data: { token, accessToken: token } },
      { headers: { 'set-cookie': `${cookie}; path=/admin; httponly` } },
    );
  };
  if (pathname === '/admin/login') {
    const { password } = (await request.json()) as { password: string };
    return password === 'right' ? give() : failure(400);
  }
  if (pathname === '/admin/access-token')
    return request.headers.get('cookie') === cookie ? give() : failure(401);
  const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
  if (!tokens.has(token)) return failure(401);
  if (pathname === '/admin/users/me')
    return Response.json({
      data: { id: 1, firstname: 'Camille', lastname: null, roles: [{ name: 'Rédaction' }] },
    });
  tokens.delete(token);
  return Response.json({ data: {} });
}

beforeEach(() => {
  [tokens, cookie, asked, answer] = [new Set(), '', [], null];
  accounts = createPanelAccounts(origin, panel, () => 0);
});

async function signedIn() {
  const credentials = await accounts.signIn('camille@ecole.example', 'right');
  if (!credentials) throw new Error('refused');
  return credentials;
}

describe('an account of the panel', () => {
  it('is who signs in with its password', async () => {
    expect(await accounts.whoIs(await signedIn())).toEqual({ name: 'Camille', role: 'Rédaction' });
    expect(await accounts.signIn('camille@ecole.example', 'wrong')).toBeNull();
  });

  it('is renewed when its token has expired, each time with the latest cookie', async () => {
    const credentials = await signedIn();
    for (let time = 0; time < 2; time += 1) {
      tokens.clear();
      expect(await accounts.whoIs(credentials)).toMatchObject({ name: 'Camille' });
    }
  });

  it('is refused when it is blocked', async () => {
    const credentials = await signedIn();
    tokens.clear();
    cookie = 'blocked';
    expect(await accounts.whoIs(credentials)).toBeNull();
  });

  it('is signed out in the panel, whatever the panel answers', async () => {
    const credentials = await signedIn();
    await accounts.signOut(credentials);
    expect(tokens.size).toBe(0);
    answer = () => new Response('down', { status: 502 });
    await accounts.signOut(credentials);
  });

  it.each([
    ['down', () => new Response('Bad Gateway', { status: 502 })],
    ['a proxy’s 404', () => new Response('404 page not found', { status: 404 })],
    ['without a token', () => Response.json({ data: {} })],
    ['too busy', () => failure(429)],
  ])('a panel that is %s is not a wrong password', async (_, broken) => {
    answer = broken;
    await expect(accounts.signIn('camille@ecole.example', 'right')).rejects.toThrow();
  });

  it('stays signed in when the panel’s answer about it cannot be read', async () => {
    const credentials = await signedIn();
    answer = () => Response.json({ data: null });
    await expect(accounts.whoIs(credentials)).rejects.toThrow();
    answer = null;
    expect(await accounts.whoIs(credentials)).toMatchObject({ name: 'Camille' });
  });
});
