/**
 * A signed token in the form: says when the page was made, and names what is sent with it, so that a form
 * sent twice is one complaint. Nothing is stored, no third party is asked.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds; nobody fills in the form as quickly. */
const leastAge = 3000;
/** Milliseconds; a page left open over a day is asked to send again. */
const mostAge = 24 * 3600 * 1000;

function sign(payload: string, secret: string): string {
  return createHmac('sha256', `complaints ${secret}`).update(payload).digest('base64url').slice(0, 22);
}

/** @param now milliseconds since the epoch */
export function writeToken(now: number, secret: string): string {
  const payload = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${payload}.${sign(payload, secret)}`;
}

export interface ReadToken {
  /** The name of what is sent, the same for every press of the button. */
  id: string;
  /** Sent before anybody can have filled in the form; the same token is good a little later. */
  tooYoung: boolean;
}

/** @returns null when the token is not ours, or too old */
export function readToken(token: string | null, now: number, secret: string): ReadToken | null {
  const [issued = '', id = '', signature = ''] = token?.split('.') ?? [];
  const expected = Buffer.from(sign(`${issued}.${id}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const age = now - Number.parseInt(issued, 36);
  return age <= mostAge ? { id, tooYoung: age < leastAge } : null;
}
