/** Makes the open catalogue from the content. */
import type { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { everyEntry } from '~/content/every-entry.server';
import { reader } from '~/content/reading.server';
import { datedAdmission } from '~/school/programmes/admission-dates';
import { shownRhythm } from '~/school/programmes/rhythm';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { campuses } from '../../../content-model/collections/campuses';
import { programmes } from '../../../content-model/collections/programmes';
import {
  type Catalogue,
  campusSchema,
  catalogueSchemaPath,
  catalogueVersion,
  formationSchema,
  licence,
} from './catalogue-schema';

type Formation = Catalogue['formations'][number];

/** @throws {ContentError} */
export async function composeCatalogue({
  content,
  services,
  now,
}: Pick<PageContext, 'content' | 'services' | 'now'>): Promise<Catalogue> {
  const origin = services.env.publicOrigin;
  const settings = await settingsOrFallback(services);
  const dated = (admission: ListedAdmission) => datedAdmission(admission, settings.admission, now);
  const [formations, campus] = await Promise.all([
    listFormations(content.subject, origin, dated),
    listCampus(content.subject, origin),
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

/** What the catalogue says of a programme; read with the rules of its own sheet. */
const listedProgramme = reader(programmes.views.catalogue);

type Listed = z.output<typeof listedProgramme>;
type ListedAdmission = Listed['admission'];
type Dated = (admission: ListedAdmission) => ListedAdmission;

async function listFormations(content: ContentClient, origin: string, dated: Dated): Promise<Formation[]> {
  const formations: Formation[] = [];
  const entries = everyEntry(
    content,
    '/programmes',
    listedProgramme,
    { ...askFor(listedProgramme), sort: ['slug:asc'] },
    { uncached: true },
  );
  for await (const entry of entries) {
    // The published form is a promise: what cannot fill it is not in it.
    const formation = formationSchema.safeParse(
      toFormation({ ...entry, admission: dated(entry.admission) }, origin),
    );
    if (formation.success) formations.push(formation.data);
  }
  return formations;
}

function toFormation(entry: Listed, origin: string): unknown {
  const { admission, certification, duration } = entry;
  return {
    identifiant: entry.slug,
    intitule: entry.title,
    sigle: entry.shortTitle,
    adresse: `${origin}/formations/${entry.slug}`,
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
  status: { initial: 'initial', apprenticeship: 'apprentissage', continuing: 'continue' },
  per: { year: 'an', course: 'formation' },
} as const;

function dayOf(iso: string | null): string | null {
  return iso?.slice(0, 10) ?? null;
}

const listedCampus = reader(campuses.views.catalogue);

async function listCampus(content: ContentClient, origin: string): Promise<Catalogue['campus']> {
  const campus: Catalogue['campus'] = [];
  const query = { ...askFor(listedCampus), sort: ['slug:asc'] };
  for await (const entry of everyEntry(content, '/campuses', listedCampus, query)) {
    const listed = campusSchema.safeParse({
      identifiant: entry.slug,
      nom: entry.title,
      adresse: `${origin}/campus/${entry.slug}`,
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
