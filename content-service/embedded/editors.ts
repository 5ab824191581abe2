/** Accounts of editors, as Strapi's panel has them: `/admin/login`, `/admin/users/me`, `/admin/logout`. */
import { randomBytes } from 'node:crypto';
import { equalTexts } from './session';

/** The panel's answer about an account. */
export interface EditorAccount {
  email: string;
  firstname: string;
  roles: readonly { code: string; name: string }[];
}

/** One account for each role of the demonstration school. */
const demoEditors: readonly EditorAccount[] = [
  {
    email: 'redaction@ecole.example',
    firstname: 'Camille',
    roles: [{ code: 'redaction', name: 'Rédaction' }],
  },
  {
    email: 'relecture@ecole.example',
    firstname: 'Dominique',
    roles: [{ code: 'relecture', name: 'Relecture' }],
  },
];

export interface Editors {
  /** @returns the answer, or null when it is not an address of the panel */
  answer(request: Request, path: string): Promise<Response | null>;
  /** The account of a token. */
  accountOf(authorization: string | null): EditorAccount | null;
}

/** Lifetime of a token in seconds: a working day. Strapi's are valid for half an hour and are renewed. */
const lifetime = 28_800;

/** @param password of both accounts; undefined: nobody can sign in */
export function createEditors(password: string | undefined, clock: () => number): Editors {
  const tokens = new Map<string, { account: EditorAccount; until: number }>();
  const bearer = (authorization: string | null) => /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';

  function accountOf(authorization: string | null): EditorAccount | null {
    const token = bearer(authorization);
    const session = tokens.get(token);
    if (!session) return null;
    if (session.until > clock()) return session.account;
    tokens.delete(token);
    return null;
  }

  async function login(request: Request): Promise<Response> {
    const body = (await request.json().catch(() => null)) as { email?: unknown; password?: unknown } | null;
    const account = demoEditors.find(({ email }) => email === String(body?.email ?? '').toLowerCase());
    const isRightPassword = password !== undefined && equalTexts(String(body?.password ?? ''), password);
    if (!account || !isRightPassword) return refusal(400, 'ApplicationError', 'Invalid credentials');
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, { account, until: clock() + lifetime * 1000 });
    return Response.json({ data: { token, user: account } });
  }

  return {
    accountOf,
    async answer(request, path) {
      if (path === '/admin/login' && request.method === 'POST') return login(request);
      const authorization = request.headers.get('authorization');
      const account = accountOf(authorization);
      if (path === '/admin/users/me' && request.method === 'GET')
        return account
          ? Response.json({ data: account })
          : refusal(401, 'UnauthorizedError', 'Missing or invalid credentials');
      if (path !== '/admin/logout' || request.method !== 'POST') return null;
      tokens.delete(bearer(authorization));
      return Response.json({ data: {} });
    },
  };
}

const refusal = (status: number, name: string, message: string) =>
  Response.json({ data: null, error: { status, name, message, details: {} } }, { status });
