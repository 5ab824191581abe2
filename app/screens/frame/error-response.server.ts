/** Answers that show the error page. */

import { ContentError, ContentInvalid } from '~/content/errors';
import { retryAfterHeader } from '~/content/retry-after';
import { json } from '~/framework/json.server';
import { type ErrorData, errorMessage } from '~/site/error-data';
import { createLabels } from '~/site/labels';
import { printablePath } from '~/site/printable-path';
import type { PageContext } from './page-context.server';

/** The answer for an address that fails route validation (specification §2). */
export function routeNotFound(): Response {
  return errorResponse({ statusCode: 404, kind: 'route' });
}

/** The answer for an error of a loader; errors are logged, absent pages are not. */
export function toErrorResponse(error: unknown, { services, url }: PageContext): Response {
  if (error instanceof Response) return error;
  if (error instanceof ContentError) {
    const { statusCode } = error;
    if (statusCode !== 404)
      services.log.error({ err: error, path: printablePath(url.pathname) }, 'page failed');
    // In a preview, the author of the draft sees what is missing.
    const customMessage = services.preview && error instanceof ContentInvalid ? error.errorText : undefined;
    return errorResponse({ statusCode, kind: 'content', customMessage }, retryAfterHeader(statusCode));
  }
  services.log.error({ err: error, path: printablePath(url.pathname) }, 'page failed unexpectedly');
  return errorResponse({ statusCode: 500, kind: 'content' });
}

/**
 * An answer that shows the error page with this status and the catalogue's sentence, which data requests get as
 * `errorText` (specification §3). The content service's text is for the log.
 */
export function errorResponse(data: ErrorData, headers: HeadersInit = {}): Response {
  return json(
    { ...data, errorText: errorMessage(data, createLabels({})) },
    { status: data.statusCode, headers },
  );
}
