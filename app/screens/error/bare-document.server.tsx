/** A document rendered without Remix, for errors: in French, and not for search engines. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface BareDocument {
  title: string;
  /** Addresses, in their order. */
  stylesheets?: readonly string[];
  body: ReactNode;
}

export function bareDocument({ title, stylesheets = [], body }: BareDocument): string {
  const html = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{body}</body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
