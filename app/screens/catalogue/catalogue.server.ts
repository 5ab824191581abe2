/** Makes the open catalogue from the content. */
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import type { PageContext } from '~/screens/frame/page-loader.server';
import type { Services } from '~/services/services.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { type Catalogue, catalogueSchemaPath, catalogueVersion, licence } from './catalogue-schema.server';
import { publishedCampuses } from './published-campuses.server';
import { publishedProgrammes } from './published-programmes.server';

interface CatalogueSources extends Pick<PageContext, 'content' | 'now'> {
  services: Pick<Services, 'content' | 'env'>;
}

/** @throws {ContentError} */
export async function composeCatalogue({ content, services, now }: CatalogueSources): Promise<Catalogue> {
  const origin = services.env.publicOrigin;
  const [settings, facts] = await Promise.all([
    settingsOrFallback(services),
    findAdmissionFacts(content, now),
  ]);
  const [formations, campus] = await Promise.all([
    publishedProgrammes(content.subject, origin, facts),
    publishedCampuses(content.subject, origin),
  ]);
  const changes = formations.map(({ modifiee_le }) => modifiee_le).sort();
  return {
    $schema: `${origin}${catalogueSchemaPath}`,
    version: catalogueVersion,
    licence,
    producteur: { nom: settings.school.name ?? settings.siteName, adresse: `${origin}/` },
    modifie_le: changes.at(-1) ?? null,
    formations,
    campus,
  };
}
