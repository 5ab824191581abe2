/** Campuses of the catalogue: their published form, and its values. */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { everyEntry } from '~/content/every-entry.server';
import { reader } from '~/reading/reading.server';
import { pathTo } from '~/screens/list/path-to';
import { campuses } from '../../../content-model/collections/campuses';
import { adresse, identifiant } from './published-values';

export const campusSchema = z.strictObject({
  identifiant,
  nom: z.string(),
  adresse,
  uai: z
    .string()
    .regex(/^\d{7}[A-Z]$/)
    .nullable(),
  rue: z.string(),
  code_postal: z.string().regex(/^\d{5}$/),
  ville: z.string(),
  region: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  fuseau: z.string().describe('Nom de la base IANA'),
  telephone: z.string().nullable(),
  courriel: z.string().nullable(),
});

type PublishedCampus = z.output<typeof campusSchema>;

const listedCampus = reader(campuses.views.catalogue);

/** @throws {ContentError} */
export async function publishedCampuses(content: ContentClient, origin: string): Promise<PublishedCampus[]> {
  const campus: PublishedCampus[] = [];
  const query = { ...askFor(listedCampus), sort: ['slug:asc'] };
  for await (const entry of everyEntry(content, '/campuses', listedCampus, query)) {
    const listed = campusSchema.safeParse({
      identifiant: entry.slug,
      nom: entry.title,
      adresse: `${origin}${pathTo('campus/:slug', entry.slug)}`,
      uai: entry.uai,
      rue: entry.street,
      code_postal: entry.postalCode,
      ville: entry.city,
      region: entry.region,
      latitude: entry.latitude,
      longitude: entry.longitude,
      fuseau: entry.timezone,
      telephone: entry.phone,
      courriel: entry.email,
    });
    if (listed.success) campus.push(listed.data);
  }
  return campus;
}
