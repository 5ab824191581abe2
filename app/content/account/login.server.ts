/** Signs the service account in: at section 7's `/login`, or at Strapi's own `/auth/local` where there is none. */
import { z } from 'zod';
import { ContentInvalid, ContentNotFound } from '../calls/errors';
import { MethodNotAllowed } from '../calls/refusal';
import type { Upstream } from '../calls/upstream.server';

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

/**
 * Signs in; it rejects with a `ContentError`.
 *
 * @param refused the last token, where the service refuses it: another one is wanted
 */
export type Login = (refused?: string) => Promise<GivenToken>;

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
      const given = await knock(other).catch((again: unknown) => {
        throw again instanceof ContentNotFound || again instanceof MethodNotAllowed ? error : again;
      });
      door = other;
      return given;
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
