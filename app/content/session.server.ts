/** The service account's session: one login shared by all, renewed before it expires (specification §6). */
import { z } from 'zod/v4';
import type { Clock } from './clock';
import { ContentInvalid } from './errors';
import type { Upstream } from './upstream.server';

const loginAnswer = z.object({
  access_token: z.string().min(1).max(8192),
  /** Seconds; services that do not say are asked again after an hour or on a 401. */
  expires_in: z.number().positive().default(3600),
});

export interface Session {
  /** The present token, after at most one login under way at a time. */
  token(): Promise<string>;
  /** Forgets a token that was refused, unless it has been renewed since. */
  refused(token: string): void;
}

export interface SessionOptions {
  upstream: Upstream;
  apiUrl: string;
  credentials: { username: string; password: string };
  clock: Clock;
}

/** Part of its life after which a token is renewed although it would still be accepted. */
const renewAt = 0.8;

export function createSession({ upstream, apiUrl, credentials, clock }: SessionOptions): Session {
  let current: { token: string; renewAfter: number } | null = null;
  let pending: Promise<string> | null = null;

  async function login(): Promise<string> {
    const request = () =>
      new Request(`${apiUrl}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(credentials),
      });
    const answer = loginAnswer.safeParse(await upstream.exchange(request));
    if (!answer.success) throw new ContentInvalid('POST /login: no access_token in the answer');
    const { access_token: token, expires_in: lifetime } = answer.data;
    current = { token, renewAfter: clock() + lifetime * 1000 * renewAt };
    return token;
  }

  return {
    token() {
      if (current && clock() < current.renewAfter) return Promise.resolve(current.token);
      pending ??= login().finally(() => {
        pending = null;
      });
      return pending;
    },
    refused(token) {
      if (current?.token === token) current = null;
    },
  };
}
