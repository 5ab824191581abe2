/**
 * Gathers what loaders say about a page and writes it into the finished document.
 *
 * It goes past React and past the loaders' data on purpose: neither the browser's code nor the data a
 * page is hydrated with repeats it, and a client navigation, which no search engine makes, builds none.
 */
import type { AppLoadContext } from '@remix-run/node';
import type { Thing } from 'schema-dts';
import type { Services } from '~/services.server';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { type ShownTrail, trailData } from '~/site/structured-data/breadcrumbs';
import { descriptionsOf } from '~/site/structured-data/descriptions';
import { structuredDataScript } from '~/site/structured-data/serialise';

/** Everything this request's loaders and the shown breadcrumbs say. */
export async function describedThings(
  context: AppLoadContext,
  trails: readonly ShownTrail[],
  services: Services,
): Promise<Thing[]> {
  const descriptions = descriptionsOf(context);
  if (descriptions.length === 0 && trails.length === 0) return [];
  const [settings, t] = await Promise.all([settingsOrFallback(services), labelsOf(services)]);
  const facts = { origin: services.env.publicOrigin, settings, t };
  return [...descriptions, ...trails.map(trailData)].flatMap((describe) => describe(facts) ?? []);
}

/**
 * Puts structured data where React, when it takes over a document, expects nothing: last in the body.
 *
 * @returns the texts of the document, to be joined or written one after the other
 */
export function withStructuredData(html: string, things: readonly Thing[]): string[] {
  const end = html.lastIndexOf('</body>');
  return end === -1 ? [html] : [html.slice(0, end), structuredDataScript(things), html.slice(end)];
}
