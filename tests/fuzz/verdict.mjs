/** The error of an answer, for any request; null: none. */
import { isOwn } from '../faults/hostile/expected.mjs';
import { injected } from '../faults/hostile/requests.mjs';

/**
 * @import { Head } from '../faults/hostile/send.mjs'
 * @typedef {{ kind: string, detail: string }} Wrong `kind` is the same for what has the same cause
 */

/** The one address that answers any requested error (specification §2). */
const shownOnPurpose = /^\w+ (?:https?:\/\/[^/]*)?\/error\/debug\/?[?;# ]/;

/**
 * @param {Head} reply
 * @param {{ wire: string, origin: string, elsewhere?: readonly string[] }} asked `elsewhere`: allowed origins of a
 * redirect
 * @returns {Wrong | null}
 */
export function wrongWithReply({ status, headers, silent }, { wire, origin, elsewhere = [] }) {
  /** @param {string} wanted */
  const value = (wanted) => headers.find(([name]) => name === wanted)?.[1];
  if (silent) return { kind: 'no answer', detail: 'the connection stayed open and nothing came' };
  if (status >= 500 && !isRefusal(status, value('retry-after')) && !shownOnPurpose.test(wire))
    return { kind: `status ${status}`, detail: `answered ${status}` };
  for (const [name, text] of headers) {
    if (name === injected || (name === 'set-cookie' && /injected/i.test(text)))
      return { kind: 'a header of the attacker’s', detail: `${name}: ${text}` };
    const leads = name === 'location' || name === 'x-remix-redirect';
    // A visitor's query string stays in place: it is not a target.
    if (
      leads &&
      !isOwn(text.replace(/[?#].*/s, ''), origin) &&
      !elsewhere.some((other) => text.startsWith(`${other}/`))
    )
      return { kind: 'a redirect off the site', detail: `${name}: ${text}` };
  }
  return null;
}

/** The limits' own answer: busy, come again. @param {number} status @param {string | undefined} retryAfter */
export const isRefusal = (status, retryAfter) => status === 503 && Number(retryAfter) > 0;
