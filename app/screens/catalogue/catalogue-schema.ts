/**
 * The published form of the catalogue. Its names are French, as those of French open data are.
 *
 * What is added keeps the version's first number; what is removed or changes its meaning asks for the
 * next one, at an address of its own, beside the old for a year.
 */
import { z } from 'zod';
import { pathTo } from '~/site/screens/path-to';

export const catalogueVersion = '1.1.0';
export const catalogueSchemaPath = pathTo('catalogue.schema.json');

/** Licence Ouverte 2.0 (Etalab), the licence of French public data. */
export const licence = {
  nom: 'Licence Ouverte 2.0',
  spdx: 'etalab-2.0',
  adresse: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
} as const;

const identifiant = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const jour = z.iso.date();
const adresse = z.url();
const niveau = z.int().min(0).max(5).describe('0 : Bac, 5 : Bac+5');

const certification = z
  .strictObject({
    intitule: z.string(),
    code: z
      .string()
      .regex(/^(?:RNCP|RS)\d{3,5}$/)
      .nullable()
      .describe('Numéro au répertoire de France compétences'),
    certificateur: z.string(),
    enregistree_le: jour.nullable(),
    expire_le: jour.nullable(),
  })
  .nullable();

export const formationSchema = z.strictObject({
  identifiant,
  intitule: z.string(),
  sigle: z.string().nullable(),
  adresse,
  resume: z.string(),
  secteur: z.string().nullable(),
  niveau_entree: niveau,
  niveau_sortie: niveau,
  rythmes: z.array(z.enum(['temps-plein', 'alternance', 'sessions'])).min(1),
  duree: z.strictObject({ valeur: z.number().positive(), unite: z.enum(['annees', 'mois', 'heures']) }),
  rentrees: z.array(z.string()),
  candidatures: z.strictObject({
    calendrier: z.enum(['national', 'continu']),
    delai: z.string(),
    ouverture: jour.nullable(),
    cloture: jour.nullable(),
  }),
  certification,
  tarifs: z.array(
    z.strictObject({
      statut: z.enum(['initial', 'apprentissage', 'continue']),
      montant: z.number().min(0).nullable().describe('Euros, toutes taxes comprises ; null : sur devis'),
      par: z.enum(['an', 'formation']),
    }),
  ),
  campus: z.array(identifiant),
  modifiee_le: jour,
});

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
