/**
 * The names of the facts that texts may quote, and how each stands in a text. Apart from their labels (`facts.ts`),
 * which the panel's browser does not need to know a wrong name.
 */

/**
 * How the value stands in a text: a number as French writes it, a year without its space, a price, a day, words as they
 * are.
 */
export type FactKind = 'number' | 'year' | 'euros' | 'day' | 'words';

/** Of those that editors write in the settings, below `facts`; the name of a fact is its path: `test.exercises`. */
export const settledKinds = {
  school: {
    founded: 'year',
    learners: 'number',
    graduates: 'number',
    employers: 'number',
    associations: 'number',
  },
  application: { fee: 'euros', answer: 'number', access: 'words' },
  test: { exercises: 'number', caseStudy: 'number', interview: 'number' },
  parcoursup: { wishes: 'number', campuses: 'words' },
  apprenticeship: { firstVisit: 'number', withoutContract: 'number', afterBreak: 'number' },
  offers: { shown: 'number' },
  payment: { instalments: 'words' },
  vae: { levels: 'words', steps: 'number', duration: 'words', firstMeeting: 'number' },
  accessibility: {
    auditor: 'words',
    assessedOn: 'day',
    conforming: 'number',
    failing: 'number',
    notApplicable: 'number',
  },
  liveMyLife: { duration: 'words' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FactKind>>>>;

/** What the site counts or reads elsewhere in the settings. */
export const derivedNames = [
  'count.campuses',
  'count.programmes',
  'contact.phone',
  'contact.email',
  'contact.address',
  'apprenticeship.opensOn',
  'apprenticeship.closesOn',
  'parcoursup.opensOn',
  'parcoursup.closesOn',
  'accessibility.state',
  'accessibility.rate',
] as const;

interface SettledFact {
  group: string;
  name: string;
  kind: FactKind;
}

export const settledFacts: readonly SettledFact[] = Object.entries(settledKinds).flatMap(([group, kinds]) =>
  Object.entries<FactKind>(kinds).map(([name, kind]) => ({ group, name, kind })),
);

/** Of every fact there may be, in the order in which editors find them. */
export const factNames: readonly string[] = [
  ...settledFacts.map(({ group, name }) => `${group}.${name}`),
  ...derivedNames,
];
