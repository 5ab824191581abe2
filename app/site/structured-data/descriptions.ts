/** What the loaders of one request say about the page they make. */
import type { AppLoadContext } from '@remix-run/node';
import type { Description } from './facts';

const place = 'structuredData';

/** Remembers a description until the document is made. @param context the request's own, from Remix */
export function remember(context: AppLoadContext, description: Description): void {
  context[place] = [...descriptionsOf(context), description];
}

export function descriptionsOf(context: AppLoadContext): readonly Description[] {
  return (context[place] as readonly Description[] | undefined) ?? [];
}
