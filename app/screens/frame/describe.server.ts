/**
 * Collects structured data from loaders and inserts it into the finished document.
 *
 * It bypasses React and the loaders' data, so that neither the client code nor the hydration data contains it, and
 * client navigations, which search engines do not make, do not compute it.
 */
import type { AppLoadContext } from '@remix-run/node';
import type { Thing } from 'schema-dts';
import type { Services } from '~/services.server';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { type ShownTrail, trailData } from '~/site/structured-data/breadcrumbs';
import { descriptionsOf } from '~/site/structured-data/descriptions';
import { structuredDataScript } from '~/site/structured-data/serialise';

/** All structured data of this request's loaders and breadcrumbs. */
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
 * Appends structured data to the end of the body, where React ignores it during hydration.
 *
 * @returns the texts of the document, to be joined or written one after the other
 */
export function withStructuredData(html: string, things: readonly Thing[]): string[] {
  const end = html.lastIndexOf('</body>');
  return end === -1 ? [html] : [html.slice(0, end), structuredDataScript(things), html.slice(end)];
}
