/**
 * The structured data of a document, which the server adds at the end of its body, where React ignores it during
 * hydration.
 *
 * It bypasses React and the loaders' data, so that neither the client code nor the hydration data contains it, and
 * client navigations, which search engines do not make, do not compute it.
 */
import type { AppLoadContext } from '@remix-run/node';
import type { Thing } from 'schema-dts';
import type { Services } from '~/services/services.server';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { breadcrumbData } from '~/site/structured-data/breadcrumb-data';
import { descriptionsOf } from '~/site/structured-data/descriptions';
import type { BreadcrumbTrail } from '~/ui/breadcrumb-record';

/** The descriptions of the request's loaders, and its breadcrumbs. */
export async function findStructuredData(
  context: AppLoadContext,
  trails: readonly BreadcrumbTrail[],
  services: Services,
): Promise<Thing[]> {
  const descriptions = descriptionsOf(context);
  if (descriptions.length === 0 && trails.length === 0) return [];
  const [settings, t] = await Promise.all([settingsOrFallback(services), labelsOf(services)]);
  const facts = { origin: services.env.publicOrigin, settings, t };
  return [...descriptions, ...trails.map(breadcrumbData)].flatMap((describe) => describe(facts) ?? []);
}
