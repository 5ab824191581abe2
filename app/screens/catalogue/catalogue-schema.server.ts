/**
 * The published form of the catalogue. Its names are French, as in other French open data.
 *
 * Additions keep the version's first number; a removal or a change of meaning needs the next one, at a separate
 * address, with the old one for a year.
 */
import { z } from 'zod';
import { pathTo } from '~/screens/list/path-to';
import { campusSchema } from './published-campuses.server';
import { formationSchema } from './published-programmes.server';
import { adresse, jour } from './published-values';

export const catalogueVersion = '1.2.0';
export const catalogueSchemaPath = pathTo('catalogue.schema.json');

/** Licence Ouverte 2.0 (Etalab), the licence of French public data. */
export const licence = {
  nom: 'Licence Ouverte 2.0',
  spdx: 'etalab-2.0',
  adresse: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
} as const;

export const catalogueSchema = z.strictObject({
  $schema: adresse,
  version: z.string().regex(/^1\.\d+\.\d+$/),
  licence: z.strictObject({ nom: z.string(), spdx: z.string(), adresse }),
  producteur: z.strictObject({ nom: z.string(), adresse }),
  modifie_le: jour.nullable(),
  formations: z.array(formationSchema),
  campus: z.array(campusSchema),
});

export type Catalogue = z.output<typeof catalogueSchema>;

/** JSON Schema 2020-12 of the catalogue. @param origin where it is published */
export function catalogueJsonSchema(origin: string): object {
  const { $schema, ...schema } = z.toJSONSchema(catalogueSchema, { target: 'draft-2020-12' });
  return { $schema, $id: `${origin}${catalogueSchemaPath}`, title: 'Catalogue des formations', ...schema };
}
