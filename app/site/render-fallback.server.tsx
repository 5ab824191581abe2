/** The last page that can still be shown when rendering itself fails (specification §4). */
import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorFallback } from './error-page-guard';
import { defaultLabels } from './labels/index';

export function renderFallback(): string {
  const body = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{defaultLabels['commons.error.oops']}</title>
      </head>
      <body>
        <ErrorFallback />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${body}`;
}
