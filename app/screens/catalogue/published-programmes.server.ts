/** Programmes of the catalogue: their published form, and its values. */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { everyEntry } from '~/content/every-entry.server';
import { reader } from '~/reading/reading.server';
import { datedAdmission } from '~/school/programmes/admission-dates';
import { type AdmissionFacts, waysIn } from '~/school/programmes/admission-state';
import { shownRhythm } from '~/school/programmes/rhythm';
import { pathTo } from '~/screens/list/path-to';
import { programmes } from '../../../content-model/collections/programmes';
import { adresse, identifiant, jour, niveau } from './published-values';

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
    etats: z
      .array(
        z.strictObject({
          voie: z.enum(['parcoursup', 'initial', 'apprentissage', 'continue']),
          etat: z.enum(['a-venir', 'ouverte', 'par-telephone', 'sans-campus', 'complete', 'close']),
          ouverture: jour.nullable(),
          cloture: jour.nullable(),
        }),
      )
      .describe('Où en sont les candidatures le jour de la publication, par voie d’entrée'),
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

type Formation = z.output<typeof formationSchema>;

/** A programme's entry in the catalogue, with the rules of its own sheet. */
const listedProgramme = reader(programmes.views.catalogue);

type CatalogueEntry = z.output<typeof listedProgramme>;

/** @throws {ContentError} */
export async function publishedProgrammes(
  content: ContentClient,
  origin: string,
  facts: AdmissionFacts,
): Promise<Formation[]> {
  const formations: Formation[] = [];
  const entries = everyEntry(
    content,
    '/programmes',
    listedProgramme,
    { ...askFor(listedProgramme), sort: ['slug:asc'] },
    { uncached: true },
  );
  for await (const entry of entries) {
    // The published form is a promise: a programme without its values is left out.
    const formation = formationSchema.safeParse(toFormation(entry, facts, origin));
    if (formation.success) formations.push(formation.data);
  }
  return formations;
}

function toFormation(entry: CatalogueEntry, facts: AdmissionFacts, origin: string): unknown {
  const { certification, duration } = entry;
  const admission = datedAdmission(entry.admission, facts.dates, facts.now);
  return {
    identifiant: entry.slug,
    intitule: entry.title,
    sigle: entry.shortTitle,
    adresse: `${origin}${pathTo('formations/:slug', entry.slug)}`,
    resume: entry.summary,
    secteur: entry.sector?.slug ?? null,
    niveau_entree: entry.entryLevel,
    niveau_sortie: entry.exitLevel,
    rythmes: entry.rhythms.map((rhythm) => words.rhythm[shownRhythm(rhythm, duration)]),
    duree: duration && { valeur: duration.value, unite: words.unit[duration.unit] },
    rentrees: entry.intakes,
    candidatures: {
      calendrier: admission.calendar && words.calendar[admission.calendar],
      delai: admission.delay,
      ouverture: dayOf(admission.opensOn),
      cloture: dayOf(admission.closesOn),
      etats: waysIn(entry, facts).map(({ way, state }) => ({
        voie: words.way[way],
        etat: words.state[state.kind],
        ouverture: 'opensOn' in state ? dayOf(state.opensOn) : null,
        cloture: 'closesOn' in state ? dayOf(state.closesOn) : null,
      })),
    },
    certification: certification
      ? {
          intitule: certification.title,
          // The number of a made-up registration means another one in the real register.
          code: certification.demo ? null : (certification.rncpCode ?? null),
          certificateur: certification.certifier,
          enregistree_le: dayOf(certification.registeredOn),
          expire_le: dayOf(certification.expiresOn),
        }
      : null,
    tarifs: entry.prices.map(({ status, amount, per }) => ({
      statut: words.status[status],
      montant: amount,
      par: words.per[per],
    })),
    campus: entry.campuses.map(({ slug }) => slug),
    modifiee_le: entry.updatedOn.slice(0, 10),
  };
}

const words = {
  rhythm: { fulltime: 'temps-plein', periodic: 'alternance', sessions: 'sessions' },
  unit: { years: 'annees', months: 'mois', hours: 'heures' },
  calendar: { national: 'national', rolling: 'continu' },
  way: {
    national: 'parcoursup',
    initial: 'initial',
    apprenticeship: 'apprentissage',
    continuing: 'continue',
  },
  state: {
    upcoming: 'a-venir',
    open: 'ouverte',
    telephone: 'par-telephone',
    nowhere: 'sans-campus',
    full: 'complete',
    closed: 'close',
  },
  status: { initial: 'initial', apprenticeship: 'apprentissage', continuing: 'continue' },
  per: { year: 'an', course: 'formation' },
} as const;

function dayOf(iso: string | null): string | null {
  return iso?.slice(0, 10) ?? null;
}
