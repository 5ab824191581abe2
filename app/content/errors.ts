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
    options?: ErrorOptions & { timeout?: boolean; retryAfterSeconds?: number; serviceStatus?: number },
  ) {
    super(options?.timeout ? 504 : 503, errorText, options);
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.serviceStatus = options?.serviceStatus;
  }
  readonly retryAfterSeconds: number | undefined;
  /** Status the service answered with; undefined when it did not answer. */
  readonly serviceStatus: number | undefined;
}

/** The service refuses the account: no question is answered. */
export class SignInRefused extends ContentUnavailable {}

/** The service has no such call at an address it knows: 405 in its own words. */
export class MethodNotAllowed extends ContentUnavailable {}

/** The bearer token was refused. */
export class Unauthorised extends ContentUnavailable {}

/** The service sent an answer the site cannot use: 500. */
export class ContentInvalid extends ContentError {
  constructor(
    errorText: string,
    options?: ErrorOptions & { serviceStatus?: number; refusedKey?: string | undefined },
  ) {
    super(500, errorText, options);
    this.serviceStatus = options?.serviceStatus;
    this.refusedKey = options?.refusedKey;
  }
  /** Status the service answered with. */
  readonly serviceStatus: number | undefined;
  /** The field of the question that the service does not have: its place, or its last name. */
  readonly refusedKey: string | undefined;
}

/** Converts what a call threw to an error of the boundary; any unknown error becomes `ContentUnavailable`. */
export function asContentError(error: unknown): ContentError {
  if (error instanceof ContentError) return error;
  return new ContentUnavailable('the content service could not be asked', { cause: error });
}

/** Milliseconds before a failed question may be asked again, as the service or the site wants it; 0 without a wish. */
export function retryAfterMs(error: unknown): number {
  return error instanceof ContentUnavailable ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
}

/** Whether an answer of the service asked for a pause; a doubt of the site itself does not count. */
export function isPauseOfService(error: unknown): error is ContentUnavailable & { serviceStatus: number } {
  return error instanceof ContentUnavailable && error.serviceStatus !== undefined && retryAfterMs(error) > 0;
}
