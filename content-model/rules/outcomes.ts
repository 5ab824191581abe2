/**
 * The results of a programme that a school has to publish, and the cases in which it may not.
 *
 * Article L6111-8 of the Code du travail asks every centre of apprentices for the rates of success, continuation,
 * interruption and employment, and for the rate of broken contracts; Qualiopi's indicators 2 and 3 ask the same of
 * every provider, with year and source. The added value that the article also requires concerns a whole centre, not a
 * programme. Pure.
 */
export const rateNames = ['success', 'continuation', 'interruption', 'employment', 'contractBreak'] as const;
export type RateName = (typeof rateNames)[number];

/** The rates in messages to editors. */
export const rateWords: Readonly<Record<RateName, string>> = {
  success: 'réussite',
  continuation: 'poursuite d’études',
  interruption: 'interruption',
  employment: 'insertion',
  contractBreak: 'rupture de contrat',
};

/** Per cent; null when it was not measured. */
export type Rates = Record<RateName, number | null>;

export interface Outcomes extends Rates {
  year: string;
  /** Learners the rates are drawn from. */
  cohort: number;
  source: string;
}

/** With fewer learners a rate is not meaningful and may identify a person. */
export const leastCohort = 10;

/**
 * The year in which a new programme has its first graduates, in the editor's words: `Première promotion en 2027`, with
 * no learner counted yet
 *
 * @returns null where there are results, or ought to be
 */
export function firstGraduation({ year, cohort }: Pick<Outcomes, 'year' | 'cohort'>): number | null {
  const [, named] = /\b(?:premi[eè]re|1re) promotion\D*(20\d{2})\b/i.exec(year) ?? [];
  return named && cohort === 0 ? Number(named) : null;
}

export type PublishedOutcomes =
  | { kind: 'none' }
  /** A new programme: nobody has finished it yet. */
  | { kind: 'awaited'; year: string }
  | { kind: 'small-cohort'; year: string; cohort: number; source: string }
  | {
      kind: 'rates';
      year: string;
      cohort: number;
      source: string;
      rates: { name: RateName; value: number | null }[];
    };

/**
 * @param apprenticeship broken contracts are counted if there are contracts; otherwise the rate is left out unless it
 * was measured
 */
export function publishedOutcomes(outcomes: Outcomes | null, apprenticeship: boolean): PublishedOutcomes {
  if (outcomes === null) return { kind: 'none' };
  const { year, cohort, source } = outcomes;
  if (firstGraduation(outcomes) !== null) return { kind: 'awaited', year };
  if (cohort < leastCohort) return { kind: 'small-cohort', year, cohort, source };
  const rates = rateNames
    .filter((name) => name !== 'contractBreak' || apprenticeship || outcomes[name] !== null)
    .map((name) => ({ name, value: outcomes[name] }));
  if (rates.every(({ value }) => value === null)) return { kind: 'none' };
  return { kind: 'rates', year, cohort, source, rates };
}

/** The order in which the sheet counts learners: each rate is counted among those who remain after the rate before. */
const ratesInOrder: readonly { name: RateName; remaining: 'counted' | 'others' }[] = [
  { name: 'interruption', remaining: 'others' },
  { name: 'success', remaining: 'counted' },
  { name: 'continuation', remaining: 'others' },
  { name: 'employment', remaining: 'counted' },
];

/**
 * The first rate that no whole number of learners gives. Of 34 learners, 12 % interrupt and 30 remain: 26 or 27 of them
 * pass, which is 87 % or 90 %, never 88 %. The rate of broken contracts counts contracts, not learners.
 *
 * @returns null where every rate can be
 */
export function impossibleRate(outcomes: Outcomes): RateName | null {
  let possibleNumbers = [outcomes.cohort];
  for (const { name, remaining } of ratesInOrder) {
    const rate = outcomes[name];
    if (rate === null) continue;
    const remainingNumbers = possibleNumbers.flatMap((learners) =>
      countsGiving(rate, learners).map((count) => (remaining === 'counted' ? count : learners - count)),
    );
    if (remainingNumbers.length === 0) return name;
    possibleNumbers = [...new Set(remainingNumbers)];
  }
  return null;
}

const countsGiving = (rate: number, learners: number): number[] =>
  Array.from({ length: learners + 1 }, (_, count) => count).filter(
    (count) => Math.abs(100 * count - rate * learners) <= learners / 2,
  );
