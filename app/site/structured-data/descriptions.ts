/** Structured data collected from the loaders of one request. */
import type { AppLoadContext } from '@remix-run/node';
import type { Description } from './facts';

const place = 'structuredData';

/** Stores a description until the document is rendered. @param context Remix's load context of the request */
export function keepDescription(context: AppLoadContext, description: Description): void {
  context[place] = [...descriptionsOf(context), description];
}

export function descriptionsOf(context: AppLoadContext): readonly Description[] {
  return (context[place] as readonly Description[] | undefined) ?? [];
}
