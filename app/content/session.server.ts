/** The service account's session: one login shared by all, renewed before it expires (specification §6). */

import { z } from 'zod';
import type { Clock } from '~/base/clock';
import type { Log } from '~/log.server';
import {
  type ContentError,
  ContentInvalid,
  ContentNotFound,
  ContentUnavailable,
  MethodNotAllowed,
  SignInRefused,
} from './errors';
import type { Pauses } from './pauses';
import type { Upstream } from './upstream.server';

export interface Session {
  /**
   * The current token; at most one login runs at a time.
   *
   * @throws {ContentUnavailable} when the service refuses the account; during the pause without asking again
   */
  token(): Promise<string>;
  /** Forgets a token that was refused, unless it has been renewed since. */
  forget(token: string): void;
}

export interface SessionOptions {
  login: Login;
  clock: Clock;
  pauses: Pauses;
  log: { warn(fields: Record<string, unknown>, message: string): void };
}

/** Share of a token's lifetime after which it is renewed. */
const renewAt = 0.8;
/** A token refused within this many milliseconds was never valid: the login counts as refused. */
const provenAfter = 5000;
/** What is left alone while it is refused. */
const account = 'account';

export function createSession(options: SessionOptions): Session {
  const { login: knock, clock, pauses, log } = options;
  let current: { token: string; since: number; renewAfter: number; expires: number } | null = null;
  let pending: Promise<string> | null = null;
  /** Tokens refused in a row as soon as they were given. */
  let badTokens = 0;

  async function login(): Promise<string> {
    const { token, lifetime } = await knock();
    const since = clock();
    const renewAfter = since + lifetime * 1000 * renewAt;
    current = { token, since, renewAfter, expires: since + lifetime * 1000 };
    return token;
  }

  /** A refused account is an error of the site's configuration: visitors get 503. */
  async function signIn(): Promise<string> {
    try {
      return await login();
    } catch (error) {
      if (isRefusal(error)) noteRefusal(error.errorText);
      if (current && clock() < current.expires) return current.token;
      if (isRefusal(error)) {
        const { answered } = error as Partial<ContentUnavailable>;
        throw new SignInRefused(`the sign-in is refused: ${error.errorText}`, { cause: error, answered });
      }
      throw error;
    }
  }

  function noteRefusal(why: string): void {
    if (pauses.lengthen('sign-in', account).times > 1) return;
    log.warn(
      { why, account: 'CONTENT_API_USERNAME, CONTENT_API_PASSWORD' },
      'the content service refuses the sign-in: it is asked again, ever less often',
    );
  }

  function isProven({ since }: { since: number }): boolean {
    const age = clock() - since;
    // Given before the clock was put back.
    return age < 0 || age >= provenAfter;
  }

  function noteProof(): void {
    badTokens = 0;
    pauses.end('sign-in', account);
  }

  return {
    token() {
      if (current && clock() < current.renewAfter) {
        if (isProven(current)) noteProof();
        return Promise.resolve(current.token);
      }
      if (pauses.left('sign-in', account) > 0) {
        if (current && clock() < current.expires) return Promise.resolve(current.token);
        return Promise.reject(new SignInRefused('the content service refuses the sign-in'));
      }
      pending ??= signIn().finally(() => {
        pending = null;
      });
      return pending;
    },
    forget(token) {
      // A late 401 for an older token does not concern the current one.
      if (current?.token !== token) return;
      if (isProven(current)) noteProof();
      else badTokens += 1;
      current = null;
      // The first may be a coincidence and is renewed at once.
      if (badTokens > 1) noteRefusal('tokens are refused as soon as they are given');
    },
  };
}

/** Whether the service refused the login or sent an invalid answer; the circuit breaker handles lost connections. */
function isRefusal(error: unknown): error is ContentError {
  if (error instanceof ContentInvalid || error instanceof ContentNotFound) return true;
  if (!(error instanceof ContentUnavailable) || error.answered === undefined) return false;
  return error.answered < 500 && error.answered !== 408 && error.answered !== 429;
}

export interface ApiTokenOptions extends Omit<SessionOptions, 'login'> {
  apiToken: string;
}

/** A session with an API token of the content service: there is nothing to sign in to, and nothing to renew. */
export function createApiTokenSession({ apiToken, clock, pauses, log }: ApiTokenOptions): Session {
  return {
    token() {
      const pauseLeft = pauses.left('sign-in', account);
      if (pauseLeft > 0)
        return Promise.reject(
          new ContentUnavailable('the content service refuses CONTENT_API_TOKEN', {
            retryAfterSeconds: pauseLeft / 1000,
          }),
        );
      const pause = pauses.last('sign-in', account);
      if (pause && clock() - pause.until > provenAfter) pauses.end('sign-in', account);
      return Promise.resolve(apiToken);
    },
    forget() {
      // Calls under way with the same token fail alike.
      if (pauses.left('sign-in', account) > 0 || pauses.lengthen('sign-in', account).times > 1) return;
      log.warn(
        { account: 'CONTENT_API_TOKEN' },
        'the content service refuses the API token: it is asked again, ever less often',
      );
    },
  };
}

interface FirstAnswer {
  session: Session;
  /** Asks what every page asks. */
  ask(): Promise<unknown>;
  /** Whether an answer of the service has reached this process. */
  hasSeen(): boolean;
  log: Log;
}

/** Milliseconds between two attempts, until the service has answered once. */
const signInPause = 3000;

/**
 * One login at start-up (specification §4). The site starts even when it fails, and tries again until an answer
 * has come: a site that receives no requests yet, because it is not ready, still notices when the service comes up. A
 * token that was configured says nothing of the service: then a question does.
 */
export function signIn({ session, ask, hasSeen, log }: FirstAnswer): void {
  let hasSaid = false;
  async function attempt(): Promise<void> {
    try {
      await session.token();
      if (!hasSeen()) await ask();
    } catch (error) {
      if (!hasSaid) log.warn({ err: error }, 'sign-in to the content service failed');
      hasSaid = true;
    }
    setTimeout(() => {
      if (!hasSeen()) void attempt();
    }, signInPause).unref();
  }
  void attempt();
}

export interface Credentials {
  username: string;
  password: string;
}

export interface GivenToken {
  token: string;
  /** Seconds it is accepted for; what the service does not say is an hour, or until it is refused. */
  lifetime: number;
}

interface Door {
  path: string;
  payload(account: Credentials): object;
  /** @throws ZodError */
  read(answer: unknown): GivenToken;
}

const defaultLifetime = 3600;
/** Milliseconds for the first sign-in: a service, or a machine, that has just started is slow, and visitors wait for it. */
const firstSignIn = 20_000;
const token = z.string().min(1).max(8192);
const loginAnswer = z.object({
  access_token: token,
  expires_in: z.number().positive().default(defaultLifetime),
});
const localAnswer = z.object({ jwt: token });

const ownDoor: Door = {
  path: '/login',
  payload: (account) => account,
  read(answer) {
    const { access_token, expires_in } = loginAnswer.parse(answer);
    return { token: access_token, lifetime: expires_in };
  },
};

const strapisOwn: Door = {
  path: '/auth/local',
  payload: ({ username, password }) => ({ identifier: username, password }),
  read(answer) {
    const { jwt } = localAnswer.parse(answer);
    return { token: jwt, lifetime: lifetimeOf(jwt) };
  },
};

export interface LoginOptions {
  upstream: Pick<Upstream, 'exchange'>;
  apiUrl: string;
  credentials: Credentials;
}

/** Signs in; it rejects with a `ContentError`. */
export type Login = () => Promise<GivenToken>;

/** Signs the service account in: at section 7's `/login`, or at Strapi's own `/auth/local` where there is none. */
export function createLogin({ upstream, apiUrl, credentials }: LoginOptions): Login {
  let isFirst = true;
  async function knock({ path, payload, read }: Door): Promise<GivenToken> {
    const request = () =>
      new Request(`${apiUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(payload(credentials)),
      });
    const answer = await (isFirst ? upstream.exchange(request, firstSignIn) : upstream.exchange(request));
    try {
      return read(answer);
    } catch (error) {
      throw new ContentInvalid(`POST ${path}: no token in the answer`, { cause: error });
    }
  }

  let door = ownDoor;
  return async () => {
    try {
      return await knock(door);
    } catch (error) {
      // The service says itself that it has no such address; a proxy's 404 says nothing about it.
      if (!(error instanceof ContentNotFound || error instanceof MethodNotAllowed)) throw error;
      const other = door === ownDoor ? strapisOwn : ownDoor;
      const token = await knock(other).catch((again: unknown) => {
        throw again instanceof ContentNotFound || again instanceof MethodNotAllowed ? error : again;
      });
      door = other;
      return token;
    } finally {
      isFirst = false;
    }
  };
}

const claims = z.object({ iat: z.number(), exp: z.number() }).refine(({ iat, exp }) => exp > iat);

/** Seconds, from the token's own claims (RFC 7519): sessions of Strapi may last minutes. */
function lifetimeOf(jwt: string): number {
  try {
    const { iat, exp } = claims.parse(
      JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()),
    );
    return exp - iat;
  } catch {
    return defaultLifetime;
  }
}
