/** What can go wrong between the site and the content service, and what its refusals become (specification §7, §8). */
import { z } from 'zod';

/** The structured error of the generic calls: `{statusCode, errorText}`. */
export class ContentError extends Error {
  /**
   * @param statusCode HTTP status the page answers with
   * @param errorText what happened, for the log; never shown to a visitor
   */
  constructor(
    readonly statusCode: number,
    readonly errorText: string,
    options?: ErrorOptions,
  ) {
    super(`${statusCode} ${errorText}`, options);
    this.name = new.target.name;
    // It is expected, and needs no trace: while a pause keeps the error, the frames would keep the answer's bytes.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** The content does not exist: 404. */
export class ContentNotFound extends ContentError {
  constructor(errorText: string) {
    super(404, errorText);
  }
}

/** For `catch`: null if there is no such content; throws any other error again. */
export function noneIfNotFound(error: unknown): null {
  if (error instanceof ContentNotFound) return null;
  throw error;
}

/** The service is down, overloaded, or refuses the service account: 503; 504 when it was too slow. */
export class ContentUnavailable extends ContentError {
  constructor(
    errorText: string,
    options?: ErrorOptions & { timeout?: boolean; retryAfterSeconds?: number; answered?: number },
  ) {
    super(options?.timeout ? 504 : 503, errorText, options);
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.answered = options?.answered;
  }
  readonly retryAfterSeconds: number | undefined;
  /** Status the service answered with; undefined when it did not answer. */
  readonly answered: number | undefined;
}

/** The service refuses the account: no question is answered. */
export class SignInRefused extends ContentUnavailable {}

/** The pause after a failed question, in milliseconds, from the service or the site; 0 when nobody does. */
export function retryAfterMs(error: unknown): number {
  return error instanceof ContentUnavailable ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
}

/** Whether an answer of the service asked for a pause; a doubt of the site itself asks for none. */
export function isAskedPause(error: unknown): error is ContentUnavailable & { answered: number } {
  return error instanceof ContentUnavailable && error.answered !== undefined && retryAfterMs(error) > 0;
}

/** The service sent an answer the site cannot use: 500. */
export class ContentInvalid extends ContentError {
  constructor(
    errorText: string,
    options?: ErrorOptions & { answered?: number; refusedKey?: string | undefined },
  ) {
    super(500, errorText, options);
    this.answered = options?.answered;
    this.refusedKey = options?.refusedKey;
  }
  /** Status the service answered with. */
  readonly answered: number | undefined;
  /** The field of the question that the service does not have: its place, or its last name. */
  readonly refusedKey: string | undefined;
}

/** Converts what a call threw to an error of the boundary; any unknown error becomes `ContentUnavailable`. */
export function asContentError(error: unknown): ContentError {
  if (error instanceof ContentError) return error;
  return new ContentUnavailable('the content service could not be asked', { cause: error });
}

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

/** Status a page answers with. */
export type PageStatus = 404 | 500 | 503 | 504;

/**
 * The status of a page whose content the service refused or could not give.
 *
 * Only 404 and 504 are passed on as they are. The service's 400 is an error of the site's query (500); its 401
 * and 403 refuse the site's account, not the visitor (503).
 *
 * @param answered HTTP status of the service, 400 or more
 */
export function pageStatusOf(answered: number): PageStatus {
  if (answered === 404) return 404;
  if (answered === 504) return 504;
  return answered === 400 ? 500 : 503;
}

/** Longest message of the service in the log, in characters. */
const longestWords = 200;

/**
 * The message in Strapi's error envelope, `{error: {name, message}}`; empty when there is none. For the log
 * only: it is never shown to a visitor.
 *
 * @param body text of the answer
 */
export function wordsOfRefusal(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: { name?: unknown; message?: unknown } };
    const words = [error?.name, error?.message].filter((word) => typeof word === 'string');
    return words.join(': ').replace(/\s+/g, ' ').slice(0, longestWords);
  } catch {
    return '';
  }
}

/**
 * The field a question was refused for, in Strapi's words: `Invalid key availability`, `Invalid key timezone at
 * campus.timezone`; Strapi 4 says `Invalid parameter`. Its place where that is said, else its name.
 *
 * @param body text of the answer
 */
export function refusedKeyOf(body: string): string | undefined {
  const [, name, place] =
    /\bInvalid (?:key|parameter) ([\w-]+)(?: at ([\w.-]+))?/.exec(wordsOfRefusal(body)) ?? [];
  return place ?? name;
}
