/** The service account's session: one login shared by all, renewed before it expires (specification §6). */
import type { Clock } from '~/base/clock';
import {
  type ContentError,
  ContentInvalid,
  ContentNotFound,
  ContentUnavailable,
  SignInRefused,
} from './errors';
import type { Login } from './login.server';
import type { Pauses } from './pauses';

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

/** A token, with its times in milliseconds. */
interface CurrentToken {
  token: string;
  issuedAt: number;
  renewAfter: number;
  expiresAt: number;
}

/** Share of a token's lifetime after which it is renewed. */
const renewalShare = 0.8;
/** Milliseconds: a token refused within them was never valid, and the login counts as refused. */
const provenAfter = 5000;
/** The subject of the pauses of the sign-in. */
const account = 'account';

export function createSession(options: SessionOptions): Session {
  const { login, clock, pauses, log } = options;
  let current: CurrentToken | null = null;
  let pending: Promise<string> | null = null;
  /** Tokens refused in a row as soon as they were issued. */
  let badTokens = 0;

  /** The token until it expires, though it should be renewed. */
  const lastingToken = () => (current && clock() < current.expiresAt ? current.token : null);

  /** A refused account is an error of the site's configuration: visitors get 503. */
  async function signIn(): Promise<string> {
    try {
      const { token, lifetime } = await login();
      const issuedAt = clock();
      const milliseconds = lifetime * 1000;
      const renewAfter = issuedAt + milliseconds * renewalShare;
      current = { token, issuedAt, renewAfter, expiresAt: issuedAt + milliseconds };
      return token;
    } catch (error) {
      const isRefused = isRefusal(error);
      if (isRefused) noteRefusal(error.errorText);
      const token = lastingToken();
      if (token !== null) return token;
      if (!isRefused) throw error;
      const { serviceStatus } = error as Partial<ContentUnavailable>;
      throw new SignInRefused(`the sign-in is refused: ${error.errorText}`, { cause: error, serviceStatus });
    }
  }

  function noteRefusal(why: string): void {
    if (pauses.lengthen('sign-in', account).times > 1) return;
    log.warn(
      { why, account: 'CONTENT_API_USERNAME, CONTENT_API_PASSWORD' },
      'the content service refuses the sign-in: it is asked again, ever less often',
    );
  }

  function isProven({ issuedAt }: CurrentToken): boolean {
    const age = clock() - issuedAt;
    // Negative if it was issued before the clock was put back.
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
        const token = lastingToken();
        if (token !== null) return Promise.resolve(token);
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
  if (!(error instanceof ContentUnavailable) || error.serviceStatus === undefined) return false;
  return error.serviceStatus < 500 && error.serviceStatus !== 408 && error.serviceStatus !== 429;
}

export interface ApiTokenOptions extends Omit<SessionOptions, 'login'> {
  apiToken: string;
}

/** A session with an API token of the content service: there is nothing to sign in to, and nothing to renew. */
export function createApiTokenSession({ apiToken, clock, pauses, log }: ApiTokenOptions): Session {
  return {
    token() {
      const remainingPause = pauses.left('sign-in', account);
      if (remainingPause > 0)
        return Promise.reject(
          new ContentUnavailable('the content service refuses CONTENT_API_TOKEN', {
            retryAfterSeconds: remainingPause / 1000,
          }),
        );
      const lastPause = pauses.last('sign-in', account);
      if (lastPause && clock() - lastPause.until > provenAfter) pauses.end('sign-in', account);
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
