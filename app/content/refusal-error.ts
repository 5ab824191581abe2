/** The error an answer that is no 2xx becomes: the service's own word, or trouble on the way to it. Pure. */
import { z } from 'zod/v4';
import { type ContentError, ContentInvalid, ContentNotFound, ContentUnavailable } from './errors';
import { pageStatusOf, wordsOfRefusal } from './refusals';

/** The bearer token was refused. */
export class Unauthorised extends ContentUnavailable {}

/**
 * How the content service itself says that something is not there: Strapi 5's error envelope, which
 * `content-service/openapi.yaml` calls `Failure`.
 */
const ownNotFound = z.object({
  data: z.null(),
  error: z.object({ status: z.literal(404), name: z.string().min(1), message: z.string() }),
});

/** Characters of an envelope; a page of a proxy is not parsed for it. */
const longestEnvelope = 16_384;

/** Whether a 404 comes from the content service, not from a proxy whose service is being restarted. */
export function isOwnNotFound(body: string): boolean {
  if (body.length > longestEnvelope) return false;
  try {
    return ownNotFound.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

/**
 * @param body what the service says to it
 * @param place method and path, for the log
 * @param quotable whether its words may be logged; those about what a visitor sent may quote the visitor
 * @returns what to throw; a 404 that is not the service's own is trouble like a missing connection is
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
  if (status === 500) return new ContentInvalid(text, { answered });
  const retryAfter = Number(headers.get('retry-after'));
  return new ContentUnavailable(text, {
    answered,
    timeout: status === 504,
    ...(retryAfter > 0 && retryAfter < 3600 ? { retryAfterSeconds: retryAfter } : {}),
  });
}
