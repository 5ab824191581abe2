/** A programme for tests: complete, so that each test states only its subject. */
import type { Media } from '~/reading/fields.server';
import { sanitize } from '~/reading/rich-text/rich-text.server';
import type { AdmissionSettings } from '~/site/admission-settings.server';
import type { AdmissionFacts } from './admission-state';
import type { Programme, ProgrammeSummary } from './programmes.server';

const sampleDay = new Date('2027-02-01T12:00:00Z');

/** A school with only its programmes' dates. */
export const noDates: AdmissionSettings = { national: [], apprenticeship: null };

/** On `sampleDay`, in a school with only its programmes' dates, whose form accepts every action for every course. */
export const sampleFacts = (changes: Partial<AdmissionFacts> = {}): AdmissionFacts => ({
  dates: noDates,
  acceptsCourse: () => true,
  now: sampleDay,
  ...changes,
});

export function sampleSummary(changes: Partial<ProgrammeSummary> = {}): ProgrammeSummary {
  return {
    slug: 'bts-gemeau',
    title: 'BTSA Gestion et maîtrise de l’eau',
    shortTitle: 'BTSA GEMEAU',
    summary: 'Amener l’eau où il faut, la rendre propre.',
    entryLevel: 0,
    exitLevel: 2,
    rhythms: ['periodic'],
    duration: { format: 'long', value: 2, unit: 'years' },
    publicDiploma: true,
    sector: { slug: 'eau', title: 'Eau' },
    campuses: [{ slug: 'lyon', title: 'Lyon' }],
    plate: null,
    prices: [{ status: 'apprenticeship', amount: 0, per: 'year' }],
    admission: {
      calendar: 'national',
      opensOn: '2027-01-10',
      closesOn: '2027-03-12',
      full: [],
      byTelephone: [],
    },
    ...changes,
  };
}

export function sampleProgramme(changes: Partial<Programme> = {}): Programme {
  return {
    ...sampleSummary(),
    image: null,
    description: sanitize('<p>Une rivière, une station, un réseau.</p>'),
    schedule: [{ rhythm: 'periodic', text: '2 semaines en cours, 2 semaines en entreprise' }],
    intakes: ['Rentrée de septembre'],
    week: null,
    certification: {
      title: 'Technicien de l’eau',
      rncpCode: 'RNCP38351',
      level: 6,
      certifier: 'Ministère de l’Agriculture',
      registeredOn: '2024-09-01',
      expiresOn: '2029-09-01',
      demo: false,
    },
    aims: ['Dimensionner un réseau'],
    competences: [{ title: 'Concevoir', items: ['Calculer un débit'] }],
    curriculum: [{ title: 'Hydraulique', hours: 240, text: null }],
    prerequisites: ['Un baccalauréat'],
    admission: {
      calendar: 'national',
      delay: 'Calendrier national',
      steps: ['Un vœu'],
      opensOn: '2027-01-10',
      closesOn: '2027-03-12',
      full: [],
      byTelephone: [],
    },
    methods: ['Travaux pratiques'],
    assessment: ['Contrôle en cours de formation'],
    prices: [{ status: 'apprenticeship', amount: 0, per: 'year', note: null }],
    outcomes: null,
    accessibility: 'Les terrains sont choisis avec vous.',
    plateCaption: null,
    followOn: [],
    careers: [],
    brochure: true,
    updatedOn: '2027-01-20',
    seo: null,
    ...changes,
  };
}

/** A picture, identified by its alternative text. */
export function samplePicture(alt: string): Media {
  const path = `/signature00/uploads/planches/${alt.toLowerCase()}.webp`;
  return {
    path,
    alt,
    focus: { x: 50, y: 50 },
    width: 1680,
    height: 1120,
  };
}
