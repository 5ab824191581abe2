/**
 * A signed token in the form, with the time of the page and an id, so that a form sent twice is one complaint. It
 * needs neither storage nor a third party.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds in which a person cannot fill in the form; bots are faster. */
const minAge = 3000;
/** Milliseconds; the form of a page that was left open for a day has to be sent again. */
const maxAge = 24 * 3600 * 1000;

/** @param now milliseconds since the epoch */
export function writeToken(now: number, secret: string): string {
  const payload = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${payload}.${sign(payload, secret)}`;
}

interface ReadToken {
  /** The name of the submission, the same for every press of the button. */
  id: string;
  /** Sent faster than a person can; the same token is valid later. */
  tooYoung: boolean;
}

/** @returns null if the token is invalid or too old */
export function readToken(token: string | null, now: number, secret: string): ReadToken | null {
  const [issued = '', id = '', signature = ''] = token?.split('.') ?? [];
  const expected = Buffer.from(sign(`${issued}.${id}`, secret));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const age = now - Number.parseInt(issued, 36);
  return age <= maxAge ? { id, tooYoung: age < minAge } : null;
}

function sign(payload: string, secret: string): string {
  return createHmac('sha256', `complaints ${secret}`).update(payload).digest('base64url').slice(0, 22);
}
