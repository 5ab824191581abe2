/** What a refusal of the content service becomes (docs/architecture.md, 'What a refusal becomes'). Pure. */
import { z } from 'zod';
import {
  type ContentError,
  ContentInvalid,
  ContentNotFound,
  ContentUnavailable,
  MethodNotAllowed,
  Unauthorised,
} from './errors';

/** Longest envelope in characters; a longer body, such as a proxy's page, is not parsed. */
const longestEnvelope = 16_384;

/**
 * @param body text of the answer
 * @param requestLine method and path, for the log
 * @param quotable whether its message may be logged; the answer to a visitor's form may quote the visitor
 * @returns what to throw; a 404 that is not the service's own counts as unavailable, like a missing connection
 */
export function refusalOf(
  { status: serviceStatus, headers }: Pick<Response, 'status' | 'headers'>,
  body: string,
  requestLine: string,
  quotable: boolean,
): ContentError {
  const message = quotable && body.length <= longestEnvelope ? messageIn(body) : '';
  const text = `${requestLine}: answered ${serviceStatus}${message && ` (${message})`}`;
  const status = pageStatusOf(serviceStatus);
  if (status === 404) {
    if (isServiceRefusal(body, 404)) return new ContentNotFound(text);
    return new ContentUnavailable(`${text}, not in the content service's own words`);
  }
  if (serviceStatus === 401) return new Unauthorised(text, { serviceStatus });
  if (serviceStatus === 405 && isServiceRefusal(body, 405))
    return new MethodNotAllowed(text, { serviceStatus });
  if (status === 500) return new ContentInvalid(text, { serviceStatus, refusedKey: refusedKeyOf(body) });
  const retryAfter = Number(headers.get('retry-after'));
  return new ContentUnavailable(text, {
    serviceStatus,
    timeout: status === 504,
    ...(retryAfter > 0 && retryAfter < 3600 ? { retryAfterSeconds: retryAfter } : {}),
  });
}

/** Status a page answers with. */
type PageStatus = 404 | 500 | 503 | 504;

/**
 * The status of a page whose content the service refused or could not give.
 *
 * Only 404 and 504 are passed on as they are. The service's 400 is an error of the site's query (500); its 401
 * and 403 refuse the site's account, not the visitor (503).
 *
 * @param serviceStatus HTTP status of the service, 400 or more
 */
export function pageStatusOf(serviceStatus: number): PageStatus {
  if (serviceStatus === 404) return 404;
  if (serviceStatus === 504) return 504;
  return serviceStatus === 400 ? 500 : 503;
}

/** Strapi 5's error envelope, `Failure` in `content-service/openapi.yaml`: only the content service answers so. */
const errorEnvelope = z.object({
  data: z.null(),
  error: z.object({ status: z.number(), name: z.string().min(1), message: z.string() }),
});

/** Whether a refusal comes from the content service, not from a proxy whose service is being restarted. */
export function isServiceRefusal(body: string, status: number): boolean {
  if (body.length > longestEnvelope) return false;
  try {
    return errorEnvelope.safeParse(JSON.parse(body)).data?.error.status === status;
  } catch {
    return false;
  }
}

/** Longest message of the service in the log, in characters. */
const longestMessage = 200;

/**
 * The message in Strapi's error envelope, `{error: {name, message}}`; empty when there is none. For the log
 * only: it is never shown to a visitor.
 *
 * @param body text of the answer
 */
export function messageIn(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: { name?: unknown; message?: unknown } };
    const words = [error?.name, error?.message].filter((word) => typeof word === 'string');
    return words.join(': ').replace(/\s+/g, ' ').slice(0, longestMessage);
  } catch {
    return '';
  }
}

const refusedKeyMessage = /\bInvalid (?:key|parameter) ([\w-]+)(?: at ([\w.-]+))?/;

/**
 * The field a question was refused for, in Strapi's words: `Invalid key availability`, `Invalid key timezone at
 * campus.timezone`; Strapi 4 says `Invalid parameter`. Its place where that is said, else its name.
 *
 * @param body text of the answer
 */
export function refusedKeyOf(body: string): string | undefined {
  const [, name, place] = refusedKeyMessage.exec(messageIn(body)) ?? [];
  return place ?? name;
}
