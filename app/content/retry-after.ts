/** Seconds a visitor's browser is asked to wait before it tries again. */
const retryAfterSeconds = 30;

/** `Retry-After` (RFC 9110 §10.2.3) of an answer whose content is unavailable or too late; none for any other. */
export function retryAfterHeader(statusCode: number): Record<string, string> {
  return statusCode === 503 || statusCode === 504 ? { 'retry-after': String(retryAfterSeconds) } : {};
}
