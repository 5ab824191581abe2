/** Requirements for every response, for any request. */
import { foreign } from './requests.mjs';

/** @import { Reply } from '../rig/ask.mjs' */

/** Headers that are another each time. */
const passing = /^(?:date|age|cache-status|x-request-id|connection|keep-alive|retry-after)$/;
/** The token in the complaint form (when it was made, its name, a signature) is another each time. */
const formToken = /\b[0-9a-z]{8}\.[\w-]{16}\.[\w-]{22}(?![\w-])/g;
const scriptHash = /'sha256-[^']+'/g;

/**
 * @param {Pick<Reply, 'status' | 'headers' | 'text'>} reply
 * @returns the parts of an answer that must be the same for the next visitor, to the byte: status, lasting headers, text
 */
export function lastingForm({ status, headers, text }) {
  const lasting = Object.entries(headers)
    .filter(([name]) => !passing.test(name))
    .sort();
  const form = `${status}\n${JSON.stringify(lasting)}\n${text}`;
  const unsigned = form.replaceAll(formToken, 'a token');
  // The token is in the inline data as well, whose hash is in the policy for scripts.
  return unsigned === form ? form : unsigned.replaceAll(scriptHash, 'a hash');
}

/**
 * An address on the site; the browser's target from there, not its spelling.
 *
 * @param {string} location @param {string} origin
 */
export function isOwn(location, origin) {
  try {
    return (
      new URL(location, origin).origin === origin &&
      // `//evil.example/x` is led to the path `/evil.example/x` of the site.
      (/^\/(?![/\\])/.test(location) || !location.includes(foreign))
    );
  } catch {
    return false;
  }
}
