/**
 * Facts of the school that its texts quote by name, `{{test.exercises}}`: each is written once, in the settings, or is
 * counted. A table has the name, the kind and the words of each fact. Pure: the content service's panel offers them too.
 */
import type { Label } from './notes';
import type { CollectionName } from './places';
import { type Assessment, accessibilityWords, conformityRate } from './rules/accessibility-state';
import { isoDayInWords } from './rules/date-format';
import type { Locale } from './rules/locale';
import type { Facts } from './values/fact-quotes';

/**
 * How the value stands in a text: a number as French writes it, a year without its space, a price, a day, words as they
 * are.
 */
type FactKind = 'number' | 'year' | 'euros' | 'day' | 'words';

interface FactGroup {
  label: Label;
  facts: Readonly<Record<string, readonly [kind: FactKind, ...label: Label]>>;
}

/** The facts that editors write in the settings, below `facts`; the name of a fact is its path: `test.exercises`. */
export const settledFacts: Readonly<Record<string, FactGroup>> = {
  school: {
    label: ['L’école', 'Ce que plusieurs pages disent d’elle.'],
    facts: {
      founded: ['year', 'Fondation', 'Année de la première promotion.'],
      learners: ['number', 'Apprenants', 'Inscrits cette année, toutes formations et tous statuts.'],
      graduates: ['number', 'Diplômés', 'Depuis la fondation, d’après l’annuaire.'],
      employers: ['number', 'Employeurs', 'Qui accueillent un alternant cette année.'],
      associations: ['number', 'Associations', 'D’étudiants, sur tous les campus.'],
    },
  },
  application: {
    label: ['Candidature', 'Hors calendrier national.'],
    facts: {
      fee: ['euros', 'Frais de candidature', 'En euros ; 0 si candidater est gratuit.'],
      answer: ['number', 'Réponse', 'Jours ouvrés entre l’entretien et la décision.'],
      access: ['words', 'Délai d’accès', 'Entre la candidature et l’entrée : « de 48 heures à 9 mois ».'],
    },
  },
  test: {
    label: ['Épreuves d’admission', 'Leurs parties, en minutes.'],
    facts: {
      exercises: ['number', 'Exercices', 'Minutes, pour toutes les formations sauf les mastères.'],
      caseStudy: ['number', 'Étude de cas', 'Minutes, pour les mastères.'],
      interview: ['number', 'Entretien', 'Minutes.'],
    },
  },
  parcoursup: {
    label: ['Parcoursup', 'Les règles du calendrier national.'],
    facts: {
      wishes: ['number', 'Vœux', 'Le plus grand nombre.'],
      campuses: ['words', 'Plusieurs campus', 'Comment compte une formation demandée sur plusieurs campus.'],
    },
  },
  apprenticeship: {
    label: ['Alternance', 'Ce que l’école promet à tous ses alternants.'],
    facts: {
      firstVisit: ['number', 'Première visite', 'Semaines, au plus, avant la première visite en entreprise.'],
      withoutContract: ['number', 'Sans contrat', 'Mois pendant lesquels on suit les cours sans contrat.'],
      afterBreak: ['number', 'Après une rupture', 'Mois pendant lesquels on garde sa place.'],
    },
  },
  offers: {
    label: ['Offres', 'D’alternance et de stage.'],
    facts: {
      shown: [
        'number',
        'Affichage',
        'Jours, au plus, entre la publication et le dernier jour pour répondre.',
      ],
    },
  },
  payment: {
    label: ['Paiement', 'Des formations à temps plein.'],
    facts: {
      instalments: ['words', 'Échéances', 'Par exemple « trois, six ou dix mensualités ».'],
    },
  },
  vae: {
    label: ['VAE', 'Validation des acquis de l’expérience.'],
    facts: {
      levels: ['words', 'Niveaux', 'Des titres de l’école que l’on peut valider : « 5, 6 et 7 ».'],
      steps: ['number', 'Étapes', 'Du premier appel au jury.'],
      duration: ['words', 'Durée', 'Par exemple « de six à douze mois ».'],
      firstMeeting: ['number', 'Premier entretien', 'Minutes.'],
    },
  },
  accessibility: {
    label: ['Accessibilité', 'Les résultats du dernier audit, que la déclaration et le pied de page citent.'],
    facts: {
      auditor: [
        'words',
        'Auditeur',
        'Le tiers qui a mené l’audit. Vide sans audit : le site est « non conforme ».',
      ],
      assessedOn: ['day', 'Date', 'De l’audit, ou de l’auto-évaluation qui le précède.'],
      conforming: ['number', 'Critères conformes', 'Parmi les 106 du RGAA 4.1.2.'],
      failing: ['number', 'Critères non conformes', '0 si aucun.'],
      notApplicable: ['number', 'Critères non applicables', '0 si aucun.'],
    },
  },
  liveMyLife: {
    label: ['Vis ma vie', 'L’immersion dans une classe.'],
    facts: {
      duration: ['words', 'Durée', 'Par exemple « d’une demi-journée à deux jours ».'],
    },
  },
};

interface Span {
  opensOn?: string | null;
  closesOn?: string | null;
}

/** The parts of the settings that contain facts; a missing one is null or absent. */
interface FactSettings {
  email?: string | null;
  schools?: readonly { phone?: { number?: string | null } | null; address?: string | null }[] | null;
  admission?: {
    national?: readonly (Span & { applications?: boolean | null })[] | null;
    apprenticeship?: Span | null;
  } | null;
  facts?: Readonly<Record<string, unknown>> | null;
}

/** The facts that the site counts: the entries of a collection. */
export const countedFacts = {
  'count.campuses': { collection: 'campuses', label: ['Nombre de campus', 'Compté.'] },
  'count.programmes': { collection: 'programmes', label: ['Nombre de formations', 'Compté.'] },
} as const satisfies Record<string, { collection: CollectionName; label: Label }>;
type CountName = keyof typeof countedFacts;
export const countNames = Object.keys(countedFacts) as CountName[];

/** How values are written in a language; null for a missing value. */
interface Writing {
  day(iso: string | null | undefined): string | null;
  percent: Intl.NumberFormat;
  locale: Locale;
}

type Derived = (settings: FactSettings, writing: Writing) => string | null | undefined;

const wishesOf = ({ admission }: FactSettings) =>
  admission?.national?.find(({ applications }) => applications);
const assessmentOf = ({ facts }: FactSettings) => facts?.accessibility as Assessment | null | undefined;

/** The facts that are elsewhere in the settings. */
const derivedFacts: Readonly<Record<string, readonly [...label: Label, value: Derived]>> = {
  'contact.phone': [
    'Téléphone',
    'Du standard, dans « Établissements ».',
    ({ schools }) => schools?.[0]?.phone?.number,
  ],
  'contact.email': ['Courriel', 'De l’école, en tête des réglages.', ({ email }) => email],
  'contact.address': [
    'Adresse postale',
    'Du siège, dans « Établissements ».',
    ({ schools }) => schools?.[0]?.address,
  ],
  'apprenticeship.opensOn': [
    'Ouverture en alternance',
    'Dans « Dates d’admission ».',
    ({ admission }, { day }) => day(admission?.apprenticeship?.opensOn),
  ],
  'apprenticeship.closesOn': [
    'Clôture en alternance',
    'Dans « Dates d’admission ».',
    ({ admission }, { day }) => day(admission?.apprenticeship?.closesOn),
  ],
  'parcoursup.opensOn': [
    'Ouverture des vœux',
    'Première étape avec candidatures du calendrier national.',
    (settings, { day }) => day(wishesOf(settings)?.opensOn),
  ],
  'parcoursup.closesOn': [
    'Clôture des vœux',
    'Dernier jour de cette étape.',
    (settings, { day }) => day(wishesOf(settings)?.closesOn),
  ],
  'accessibility.state': [
    'État de conformité',
    'D’après l’audit : « non conforme » tant qu’il n’y en a pas.',
    (settings, { locale }) => accessibilityWords(assessmentOf(settings), locale),
  ],
  'accessibility.rate': [
    'Taux de conformité',
    'Des critères qui s’appliquent.',
    (settings, { percent }) => {
      const assessment = assessmentOf(settings);
      const rate = assessment ? conformityRate(assessment) : null;
      // No rate is rounded up to all of them.
      return rate === null ? null : percent.format(Math.floor(rate * 1000) / 1000);
    },
  ],
};

interface QuotableFact {
  name: string;
  label: Label;
}

/** Every fact there may be, in the order in which editors find them. */
export const quotableFacts: readonly QuotableFact[] = [
  ...Object.entries(settledFacts).flatMap(
    ([
      group,
      {
        label: [title],
        facts,
      },
    ]) =>
      Object.entries(facts).map(([name, [, label, help]]) => ({
        name: `${group}.${name}`,
        label: [`${title}, ${label.toLowerCase()}`, help] as const,
      })),
  ),
  ...Object.entries(countedFacts).map(([name, { label }]) => ({ name, label })),
  ...Object.entries(derivedFacts).map(([name, [label, help]]) => ({ name, label: [label, help] as const })),
];

export const factNames: readonly string[] = quotableFacts.map(({ name }) => name);

/** @param locale of the texts @returns the known facts, in their written form; a missing one is absent */
export function factsOf(
  settings: FactSettings,
  counts: Readonly<Partial<Record<CountName, number>>>,
  locale: Locale,
): Facts {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const written = (iso: string) => isoDayInWords(locale, iso);
  const inWords: Record<FactKind, (value: unknown) => string> = {
    number: (value) => number.format(value as number),
    year: String,
    euros: (value) => `${number.format(value as number)}\u00a0€`,
    day: (value) => written(String(value)),
    words: String,
  };
  const writing = { day: (iso: string | null | undefined) => (iso ? written(iso) : null), percent, locale };
  const entries: (readonly [name: string, value: string | null | undefined])[] = [
    ...Object.entries(settledFacts).flatMap(([group, { facts }]) =>
      Object.entries(facts).map(([name, [kind]]) => {
        const values = settings.facts?.[group] as Readonly<Record<string, unknown>> | null | undefined;
        const value = values?.[name] ?? '';
        return [`${group}.${name}`, value === '' ? null : inWords[kind](value)] as const;
      }),
    ),
    ...Object.entries(counts).map(([name, count]) => [name, number.format(count)] as const),
    ...Object.entries(derivedFacts).map(([name, [, , derive]]) => [name, derive(settings, writing)] as const),
  ];
  return new Map(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
