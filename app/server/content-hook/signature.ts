/** Authenticates webhook messages: by a signature, or by the secret itself. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';

/** Checks signatures: an HMAC over time and body, and no message twice. */
export interface Signatures {
  /** @param header `t=<seconds since the epoch>,v1=<hex>` over `<t>.<body>` */
  accepts(header: string | string[] | undefined, body: Buffer): boolean;
}

/** Seconds by which the time of a message may differ from the site's clock. */
const tolerance = 300;
/** Messages remembered against replay. */
const maxSignatures = 10_000;

export function createSignatures(secret: string, clock: Clock): Signatures {
  const seen = new LRUCache<string, true>({ max: maxSignatures });
  return {
    accepts(header, body) {
      const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header ?? '')) ?? [];
      if (time === undefined || signature === undefined) return false;
      if (Math.abs(clock() / 1000 - Number(time)) > tolerance) return false;
      const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
      if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return false;
      if (seen.has(signature)) return false;
      seen.set(signature, true);
      return true;
    },
  };
}

/**
 * Strapi sends static headers and signs nothing.
 *
 * @returns whether a request's `Authorization` is `Bearer` and the secret; compared in constant time
 */
export function bearerOf(secret: string): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(secret);
  return (authorization) => {
    const token = /^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1];
    return token !== undefined && timingSafeEqual(digest(token.trimEnd()), expected);
  };
}
