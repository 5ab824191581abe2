/** Converts an answer that is no 2xx to an error: a refusal of the service, or a failure on the way to it. Pure. */
import { z } from 'zod';
import { type ContentError, ContentInvalid, ContentNotFound, ContentUnavailable } from './errors';
import { pageStatusOf, refusedKeyOf, wordsOfRefusal } from './refusals';

/** The service has no such call at an address it knows: 405 in its own words. */
export class MethodNotAllowed extends ContentUnavailable {}

/** The bearer token was refused. */
export class Unauthorised extends ContentUnavailable {}

/**
 * The content service's own words: Strapi 5's error envelope, `Failure` in `content-service/openapi.yaml`.
 */
const ownWords = z.object({
  data: z.null(),
  error: z.object({ status: z.number(), name: z.string().min(1), message: z.string() }),
});

/** Longest envelope in characters; a longer body, such as a proxy's page, is not parsed. */
const longestEnvelope = 16_384;

/** Whether a 404 comes from the content service, not from a proxy whose service is being restarted. */
export function isOwnNotFound(body: string): boolean {
  return isOwnRefusal(body, 404);
}

function isOwnRefusal(body: string, status: number): boolean {
  if (body.length > longestEnvelope) return false;
  try {
    return ownWords.safeParse(JSON.parse(body)).data?.error.status === status;
  } catch {
    return false;
  }
}

/**
 * @param body text of the answer
 * @param place method and path, for the log
 * @param quotable whether its message may be logged; the answer to a visitor's form may quote the visitor
 * @returns what to throw; a 404 that is not the service's own counts as unavailable, like a missing connection
 */
export function refusalOf(
  { status: answered, headers }: Pick<Response, 'status' | 'headers'>,
  body: string,
  place: string,
  quotable: boolean,
): ContentError {
  const words = quotable && body.length <= longestEnvelope ? wordsOfRefusal(body) : '';
  const text = `${place}: answered ${answered}${words && ` (${words})`}`;
  const status = pageStatusOf(answered);
  if (status === 404) {
    if (isOwnNotFound(body)) return new ContentNotFound(text);
    return new ContentUnavailable(`${text}, not in the content service's own words`);
  }
  if (answered === 401) return new Unauthorised(text, { answered });
  if (answered === 405 && isOwnRefusal(body, 405)) return new MethodNotAllowed(text, { answered });
  if (status === 500) return new ContentInvalid(text, { answered, refusedKey: refusedKeyOf(body) });
  const retryAfter = Number(headers.get('retry-after'));
  return new ContentUnavailable(text, {
    answered,
    timeout: status === 504,
    ...(retryAfter > 0 && retryAfter < 3600 ? { retryAfterSeconds: retryAfter } : {}),
  });
}
