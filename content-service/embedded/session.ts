/** Service-account login and short-lived bearer tokens. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Credentials {
  username: string;
  password: string;
}

export interface Sessions {
  /** @returns the answer of `POST /login`, or null when the credentials are wrong */
  login(credentials: Partial<Credentials>): { access_token: string; expires_in: number } | null;
  accepts(authorization: string | null): boolean;
}

/**
 * @param lifetime seconds a token is accepted for
 * @param clock milliseconds since the epoch
 */
export function createSessions(account: Credentials, lifetime: number, clock: () => number): Sessions {
  const secret = randomBytes(32);
  const sign = (payload: string) => createHmac('sha256', secret).update(payload).digest('base64url');

  return {
    login({ username, password }) {
      if (!equalTexts(username ?? '', account.username) || !equalTexts(password ?? '', account.password))
        return null;
      const payload = `${Math.floor(clock() / 1000) + lifetime}.${randomBytes(9).toString('base64url')}`;
      return { access_token: `${payload}.${sign(payload)}`, expires_in: lifetime };
    },
    accepts(authorization) {
      const token = /^Bearer ([\w-]+\.[\w-]+)\.([\w-]+)$/.exec(authorization ?? '');
      if (!token) return false;
      const [, payload = '', signature = ''] = token;
      return equalTexts(signature, sign(payload)) && Number(payload.split('.')[0]) * 1000 > clock();
    },
  };
}

/** Compares in constant time. */
export function equalTexts(a: string, b: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
