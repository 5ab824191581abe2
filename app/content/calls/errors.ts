/** What can go wrong between the site and the content service (specification §7, §8). */

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
