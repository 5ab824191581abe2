/** An error page of the catalogue for requests that never reach Remix: refused hosts, shapes, overload. */
import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorPage } from '~/site/error-page';
import { defaultLabels } from '~/site/labels/index';
import stylesheet from '~/styles/app.css?url';

const rendered = new Map<number, Buffer>();

/** @returns the page's bytes; each status is rendered once */
export function plainErrorPage(status: number): Buffer {
  const known = rendered.get(status);
  if (known) return known;
  const html = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${defaultLabels['commons.error.oops']} ${status}`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main>
          <ErrorPage error={{ statusCode: status, kind: 'content' }} />
        </main>
      </body>
    </html>,
  );
  const page = Buffer.from(`<!DOCTYPE html>${html}`);
  rendered.set(status, page);
  return page;
}
