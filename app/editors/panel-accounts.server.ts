/**
 * Accounts of the content service's panel. Only accounts of the panel are editors: anybody may register an account of
 * Strapi's `/auth/local`.
 */
import { z } from 'zod';
import type { Clock } from '~/base/clock';
import { ContentInvalid, ContentUnavailable, Unauthorised } from '~/content/errors';
import { createLargeBodyGate } from '~/content/large-body-gate';
import type { Fetch } from '~/content/network-fetch.server';
import { defaultCallLimits, sendRequest } from '~/content/transport.server';
import { doorHeader, doorProof } from './door-proof';
import type { Editor, PanelCredentials } from './editor';

export interface PanelAccounts {
  /** @returns null for a wrong name or password, or a blocked account @throws {ContentError} */
  signIn(email: string, password: string): Promise<PanelCredentials | null>;
  /**
   * The account of a token. If the token has expired, it is renewed in `credentials`.
   *
   * @returns null when the session is over
   * @throws {ContentError}
   */
  whoIs(credentials: PanelCredentials): Promise<Editor | null>;
  /** Ends the panel's session; never rejects. */
  signOut(credentials: PanelCredentials): Promise<void>;
}

const tokenAnswer = z.object({ data: z.object({ token: z.string().min(1).max(8192) }) });
const shortText = z.string().max(200).nullish();
const accountAnswer = z.object({
  data: z.object({
    firstname: shortText,
    email: shortText,
    roles: z.array(z.object({ name: shortText })).nullish(),
  }),
});

/**
 * @param origin of the content service, without `/api`
 * @param secret shared with the panel (`PREVIEW_SECRET`)
 */
export function createPanelAccounts(
  origin: string,
  fetch: Fetch,
  clock: Clock,
  secret?: string,
): PanelAccounts {
  const proof: Record<string, string> = secret === undefined ? {} : { [doorHeader]: doorProof(secret) };
  const bodyGate = createLargeBodyGate(defaultCallLimits.body, clock);

  /** @returns the body of the answer, and its cookies */
  async function ask(path: string, init: RequestInit): Promise<{ body: unknown; cookies: string[] }> {
    let cookies: string[] = [];
    const fetchWithCookies: Fetch = async (request) => {
      const response = await fetch(request);
      cookies = response.headers.getSetCookie();
      return response;
    };
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...proof,
      ...init.headers,
    };
    const request = new Request(`${origin}/admin/${path}`, { ...init, headers });
    return { body: await sendRequest(fetchWithCookies, request, defaultCallLimits, bodyGate), cookies };
  }

  async function credentialsFrom(path: string, init: RequestInit): Promise<PanelCredentials> {
    const { body, cookies } = await ask(path, { method: 'POST', ...init });
    const parsed = tokenAnswer.safeParse(body);
    if (!parsed.success) throw new ContentInvalid(`POST /admin/${path}: no token in the answer`);
    return { token: parsed.data.data.token, renewal: renewalIn(cookies) };
  }

  async function readAccount(credentials: PanelCredentials): Promise<Editor> {
    const headers = { authorization: `Bearer ${credentials.token}` };
    const { body } = await ask('users/me', { headers });
    const parsed = accountAnswer.safeParse(body);
    if (!parsed.success) throw new ContentInvalid('GET /admin/users/me: no account in the answer');
    const { firstname, email, roles } = parsed.data.data;
    return { name: firstname || email || '', role: roles?.[0]?.name ?? '' };
  }

  return {
    async signIn(email, password) {
      try {
        return await credentialsFrom('login', { body: JSON.stringify({ email, password }) });
      } catch (error) {
        if (isRefusedSignIn(error)) return null;
        throw error;
      }
    },
    async whoIs(credentials) {
      try {
        return await readAccount(credentials);
      } catch (error) {
        if (!(error instanceof Unauthorised)) throw error;
      }
      if (credentials.renewal === null) return null;
      try {
        const headers = { cookie: credentials.renewal };
        Object.assign(credentials, await credentialsFrom('access-token', { headers, body: '{}' }));
        return await readAccount(credentials);
      } catch (error) {
        if (error instanceof Unauthorised) return null;
        throw error;
      }
    },
    async signOut(credentials) {
      const headers = { authorization: `Bearer ${credentials.token}`, cookie: credentials.renewal ?? '' };
      await ask('logout', { method: 'POST', headers, body: '{}' }).catch(() => undefined);
    },
  };
}

/** The cookie that renews a token, as it is sent back: `strapi_admin_refresh=…`. */
function renewalIn(cookies: readonly string[]): string | null {
  const pair = cookies
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => /^strapi_admin_refresh=./.test(cookie));
  return pair ?? null;
}

/** Whether the panel refused the name or the password, as opposed to not answering. */
function isRefusedSignIn(error: unknown): boolean {
  if (!(error instanceof ContentUnavailable || error instanceof ContentInvalid)) return false;
  const { serviceStatus } = error;
  return serviceStatus === 400 || serviceStatus === 401 || serviceStatus === 403;
}
