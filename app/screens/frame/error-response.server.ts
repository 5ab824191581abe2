/** Answers that show the error page. */

import { json } from '~/framework/json.server';
import { type ErrorData, errorMessage } from '~/site/error-data';
import { createLabels } from '~/site/labels';

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
