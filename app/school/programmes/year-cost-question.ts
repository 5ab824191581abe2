/** The question about the cost of a year in the address of a page, with its answer. Pure. */
import { type NamedEntry, namedEntry } from '~/base/named-entry';
import type { PracticalCampus } from '~/school/campuses/campuses.server';
import { priceStatuses } from '../../../content-model/enumerations';
import type { LearnerStatus } from './admission-state';
import { type PayTable, rowOfAge, rowsFor } from './apprentice-pay';
import { type CostedProgramme, hasYearCost, statusesOf, type YearCost, yearCost } from './year-cost';

/** The statuses in addresses. */
export const statusWords = {
  initial: 'etudiant',
  apprenticeship: 'apprenti',
  continuing: 'formation-continue',
} as const satisfies Record<LearnerStatus, string>;

export interface YearCostQuestion {
  options: YearCostOptions;
  choice: YearCostChoice;
  /** Whether a programme is chosen that has a cost of a year. */
  hasProgramme: boolean;
  /** Null until a programme and a campus that teaches it under this status are chosen. */
  cost: YearCost | null;
}

interface YearCostOptions {
  statuses: readonly LearnerStatus[];
  campuses: readonly NamedEntry[];
  /** The law's table with the ages at which one can enter. */
  pay: PayTable | null;
}

interface YearCostChoice {
  status: LearnerStatus;
  campus: Pick<PracticalCampus, 'slug' | 'title' | 'rent' | 'travelPass'> | null;
  age: number | null;
  /** Whether the visitor has sent the form. */
  isAsked: boolean;
}

interface QuestionSource {
  /** Null: not chosen yet. */
  programme: CostedProgramme | null;
  /** To choose from. */
  campuses: readonly PracticalCampus[];
  query: URLSearchParams;
  /** The law's, whole. */
  payTable: PayTable | null;
  /** To choose from; by default those of the programme. */
  statuses?: readonly LearnerStatus[];
}

export function yearCostQuestion({
  programme,
  campuses,
  query,
  payTable,
  statuses,
}: QuestionSource): YearCostQuestion {
  const pricedStatuses = programme ? statusesOf(programme) : priceStatuses;
  const options = {
    statuses: statuses ?? pricedStatuses,
    campuses,
    pay: payTable && { ...payTable, shares: rowsFor(payTable, programme) },
  };
  const choice = readYearCostChoice(query, options, pricedStatuses[0] ?? 'initial');
  const { campus } = choice;
  return {
    options: { ...options, campuses: campuses.map(namedEntry) },
    choice,
    hasProgramme: programme !== null && hasYearCost(programme),
    cost: programme && campus ? yearCost(programme, campus, choice, options.pay) : null,
  };
}

function readYearCostChoice(
  query: URLSearchParams,
  { statuses, campuses, pay }: Omit<YearCostOptions, 'campuses'> & { campuses: readonly PracticalCampus[] },
  usualStatus: LearnerStatus,
): YearCostChoice {
  const campus = campuses.find(({ slug }) => slug === query.get('campus'));
  return {
    status: statuses.find((option) => statusWords[option] === query.get('statut')) ?? usualStatus,
    campus: campus
      ? { slug: campus.slug, title: campus.title, rent: campus.rent, travelPass: campus.travelPass }
      : null,
    age: (pay && rowOfAge(pay.shares, Number(query.get('age')))?.fromAge) ?? null,
    isAsked: query.has('statut'),
  };
}
