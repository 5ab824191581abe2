/** Signs the service account in: at section 7's `/login`, or at Strapi's `/auth/local` where there is none. */
import { z } from 'zod';
import { ContentInvalid, ContentNotFound, MethodNotAllowed } from './errors';
import type { Upstream } from './upstream.server';

export interface Credentials {
  username: string;
  password: string;
}

interface IssuedToken {
  token: string;
  /** Seconds it is accepted for; what the service does not say is an hour, or until it is refused. */
  lifetime: number;
}

interface LoginOptions {
  upstream: Pick<Upstream, 'exchange'>;
  apiUrl: string;
  credentials: Credentials;
}

/** Signs in; it rejects with a `ContentError`. */
export type Login = () => Promise<IssuedToken>;

/** Milliseconds for the first sign-in: a service, or a machine, that has just started is slow, and visitors wait for it. */
const firstSignInDuration = 20_000;

export function createLogin({ upstream, apiUrl, credentials }: LoginOptions): Login {
  let isFirst = true;
  let endpoint = specifiedEndpoint;

  async function postTo({ path, payload, readToken }: LoginEndpoint): Promise<IssuedToken> {
    const request = () =>
      new Request(`${apiUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(payload(credentials)),
      });
    const answer = await (isFirst
      ? upstream.exchange(request, firstSignInDuration)
      : upstream.exchange(request));
    try {
      return readToken(answer);
    } catch (error) {
      throw new ContentInvalid(`POST ${path}: no token in the answer`, { cause: error });
    }
  }

  return async () => {
    try {
      return await postTo(endpoint);
    } catch (error) {
      if (!isNoEndpoint(error)) throw error;
      const other = endpoint === specifiedEndpoint ? strapiEndpoint : specifiedEndpoint;
      const token = await postTo(other).catch((otherError: unknown) => {
        throw isNoEndpoint(otherError) ? error : otherError;
      });
      endpoint = other;
      return token;
    } finally {
      isFirst = false;
    }
  };
}

/** The service says itself that it has no such address; a proxy's 404 says nothing about it. */
const isNoEndpoint = (error: unknown) =>
  error instanceof ContentNotFound || error instanceof MethodNotAllowed;

interface LoginEndpoint {
  path: string;
  payload(credentials: Credentials): object;
  /** @throws ZodError */
  readToken(answer: unknown): IssuedToken;
}

const defaultLifetime = 3600;
const token = z.string().min(1).max(8192);
const specifiedAnswer = z.object({
  access_token: token,
  expires_in: z.number().positive().default(defaultLifetime),
});
const strapiAnswer = z.object({ jwt: token });

const specifiedEndpoint: LoginEndpoint = {
  path: '/login',
  payload: (credentials) => credentials,
  readToken(answer) {
    const { access_token, expires_in } = specifiedAnswer.parse(answer);
    return { token: access_token, lifetime: expires_in };
  },
};

const strapiEndpoint: LoginEndpoint = {
  path: '/auth/local',
  payload: ({ username, password }) => ({ identifier: username, password }),
  readToken(answer) {
    const { jwt } = strapiAnswer.parse(answer);
    return { token: jwt, lifetime: lifetimeOf(jwt) };
  },
};

const claims = z.object({ iat: z.number(), exp: z.number() }).refine(({ iat, exp }) => exp > iat);

/** Seconds, from the token's claims (RFC 7519): sessions of Strapi may last minutes. */
function lifetimeOf(jwt: string): number {
  try {
    const payload = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString();
    const { iat, exp } = claims.parse(JSON.parse(payload));
    return exp - iat;
  } catch {
    return defaultLifetime;
  }
}
