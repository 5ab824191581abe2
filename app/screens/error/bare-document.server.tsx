/** A document rendered without Remix, for errors: in French, and not for search engines. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface BareDocument {
  title: string;
  stylesheet?: string;
  body: ReactNode;
}

export function bareDocument({ title, stylesheet, body }: BareDocument): string {
  const html = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {stylesheet ? <link rel="stylesheet" href={stylesheet} /> : null}
      </head>
      <body>{body}</body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
