/** The error page as a document of its own, for addresses that are no page of the site's. */
import { renderToStaticMarkup } from 'react-dom/server';
import stylesheet from '~/styles/app.css?url';
import type { ErrorData } from './error-data';
import { ErrorPage } from './error-page';
import { defaultLabels } from './labels/index';

export function errorDocument(error: ErrorData): Response {
  const html = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${defaultLabels['commons.error.oops']} ${error.statusCode}`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main>
          <ErrorPage error={error} />
        </main>
      </body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status: error.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
