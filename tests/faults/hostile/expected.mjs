/** What an answer to anybody has to be, whatever was asked. */
import { foreign } from './requests.mjs';

/** Headers that are another each time. */
const passing = /^(?:date|age|cache-status|x-request-id|connection|keep-alive|retry-after)$/;

/** @returns an answer as the next visitor has to get it again, to the byte: status, lasting headers, text */
export function lastingForm({ status, headers, text }) {
  const lasting = Object.entries(headers)
    .filter(([name]) => !passing.test(name))
    .sort();
  return `${status}\n${JSON.stringify(lasting)}\n${text}`;
}

/** An address on the site; where a browser goes from there, not how it looks. */
export function isOwn(location, origin) {
  try {
    return (
      new URL(location, origin).origin === origin && !location.startsWith('//') && !location.includes(foreign)
    );
  } catch {
    return false;
  }
}
