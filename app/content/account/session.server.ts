/** The service account's session: one login shared by all, renewed before it expires (specification §6). */

import type { Clock } from '~/base/clock';
import {
  type ContentError,
  ContentInvalid,
  ContentNotFound,
  ContentUnavailable,
  SignInRefused,
} from '../calls/errors';
import { type BackOff, pauseAfter } from './back-off';
import type { Login } from './login.server';

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
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** From 0 to 1. */
  random?: () => number;
}

/** Share of a token's lifetime after which it is renewed. */
const renewAt = 0.8;
/** Pause between refused logins: five in the first half minute, then one a minute. */
const backOff: BackOff = { first: 1000, longest: 60_000 };
/** A token refused within this many milliseconds was never valid: the login counts as refused. */
const provenAfter = 5000;

export function createSession(options: SessionOptions): Session {
  const { login: knock, clock, log, random = Math.random } = options;
  let current: { token: string; since: number; renewAfter: number; expires: number } | null = null;
  let pending: Promise<string> | null = null;
  /** Logins refused in a row, and tokens refused as soon as they were given. */
  let refusals = 0;
  let badTokens = 0;
  let silentUntil = 0;

  let refusedToken: string | undefined;

  async function login(): Promise<string> {
    const { token, lifetime } = await knock(refusedToken);
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
    refusals += 1;
    const pause = pauseAfter(refusals, backOff, random());
    silentUntil = clock() + pause;
    if (refusals > 1) return;
    log.warn(
      { why, account: 'CONTENT_API_USERNAME, CONTENT_API_PASSWORD' },
      'the content service refuses the sign-in: it is asked again, ever less often',
    );
  }

  function isProven({ since }: { since: number }): boolean {
    const age = clock() - since;
    return age < 0 || age >= provenAfter;
  }

  /** Whether a pause is running. A system clock that is set back must not prolong it. */
  function isSilent(): boolean {
    const left = silentUntil - clock();
    return left > 0 && left <= backOff.longest;
  }

  return {
    token() {
      if (current && clock() < current.renewAfter) {
        if (isProven(current)) refusals = badTokens = 0;
        return Promise.resolve(current.token);
      }
      if (isSilent()) {
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
      badTokens = isProven(current) ? 0 : badTokens + 1;
      if (badTokens === 0) refusals = 0;
      current = null;
      refusedToken = token;
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
