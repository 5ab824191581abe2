/** Authenticates webhook messages by a secret in a header: Strapi sends static headers and signs nothing. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** @returns whether a request's `Authorization` is `Bearer` and the secret; compared in constant time */
export function bearerOf(secret: string): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(secret);
  return (authorization) => {
    const given = /^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1];
    return given !== undefined && timingSafeEqual(digest(given.trimEnd()), expected);
  };
}
