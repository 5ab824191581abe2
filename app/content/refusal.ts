/** What a refusal of the content service becomes (docs/architecture.md, 'What a refusal becomes'). Pure. */
import { isServiceRefusal, messageIn, parseEnvelope, refusedKeyOf } from './error-envelope';
import {
  type ContentError,
  ContentInvalid,
  ContentNotFound,
  ContentUnavailable,
  MethodNotAllowed,
  Unauthorised,
} from './errors';

/**
 * Only 404 and 504 are passed on to a page as they are.
 *
 * @param response its status is 400 or more
 * @param body text of the answer
 * @param requestLine method and path, for the log
 * @param quotable whether its message may be logged; the answer to a visitor's form may quote the visitor
 * @returns what to throw; a 404 that is not the service's own counts as unavailable, like a missing connection
 */
export function refusalOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: string,
  requestLine: string,
  quotable: boolean,
): ContentError {
  const envelope = parseEnvelope(body);
  const message = quotable ? messageIn(envelope) : '';
  const text = `${requestLine}: answered ${status}${message && ` (${message})`}`;
  const isServiceAnswer = isServiceRefusal(envelope, status);
  const unavailability = { serviceStatus: status, ...retryAfterOf(headers) };
  switch (status) {
    case 400:
      // The site's query is wrong.
      return new ContentInvalid(text, { serviceStatus: status, refusedKey: refusedKeyOf(envelope) });
    case 401:
      // The site's account is refused, not the visitor.
      return new Unauthorised(text, { serviceStatus: status });
    case 404:
      return isServiceAnswer
        ? new ContentNotFound(text)
        : new ContentUnavailable(`${text}, not in the content service's own words`);
    case 405:
      return isServiceAnswer
        ? new MethodNotAllowed(text, { serviceStatus: status })
        : new ContentUnavailable(text, unavailability);
    case 504:
      return new ContentUnavailable(text, { ...unavailability, timeout: true });
    default:
      return new ContentUnavailable(text, unavailability);
  }
}

/** @returns the pause the service asks for, if it is shorter than an hour */
function retryAfterOf(headers: Headers): { retryAfterSeconds?: number } {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 && seconds < 3600 ? { retryAfterSeconds: seconds } : {};
}
