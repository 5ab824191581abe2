/** The error page as a separate document, for addresses outside the app. */
import { bareDocument } from '~/screens/error/bare-document.server';
import { ErrorPage } from '~/screens/error/error-page';
import type { ErrorData } from '~/site/error-data';
import { defaultLabels } from '~/site/labels/index';
import { currentLookSheet } from '~/site/look/sheet-store';
import stylesheet from './app.css?url';

/** @param look address of the school's own sheet */
export function errorHtml(error: ErrorData, look = currentLookSheet()): string {
  return bareDocument({
    title: `${defaultLabels['commons.error.oops']} ${error.statusCode}`,
    stylesheets: [stylesheet, ...(look ? [look] : [])],
    body: (
      <main>
        <ErrorPage error={error} />
      </main>
    ),
  });
}

export function errorDocument(error: ErrorData): Response {
  return new Response(errorHtml(error), {
    status: error.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
