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
  statuses: readonly LearnerStatus[];
  status: LearnerStatus;
  campuses: readonly NamedEntry[];
  campus: Pick<PracticalCampus, 'slug' | 'title' | 'rent' | 'travelPass'> | null;
  /** Whether a programme is chosen that has a cost of a year. */
  hasProgramme: boolean;
  age: number | null;
  /** The law's table with the ages to choose from: those at which one can enter. */
  pay: PayTable | null;
  /** Null until a programme and a campus that teaches it under this status are chosen. */
  cost: YearCost | null;
  /** Whether the visitor has sent the form. */
  isAsked: boolean;
}

/**
 * @param programme null: not chosen yet
 * @param campuses to choose from
 * @param payTable the law's, whole
 * @param statuses to choose from
 */
export function yearCostQuestion(
  programme: CostedProgramme | null,
  campuses: readonly PracticalCampus[],
  query: URLSearchParams,
  payTable: PayTable | null,
  statuses: readonly LearnerStatus[] = programme ? statusesOf(programme) : priceStatuses,
): YearCostQuestion {
  const [usualStatus = 'initial'] = programme ? statusesOf(programme) : statuses;
  const status = statuses.find((option) => statusWords[option] === query.get('statut')) ?? usualStatus;
  const pay = payTable && { ...payTable, shares: rowsFor(payTable, programme) };
  const age = (pay && rowOfAge(pay.shares, Number(query.get('age')))?.fromAge) ?? null;
  const campus = campuses.find(({ slug }) => slug === query.get('campus'));
  return {
    statuses,
    status,
    campuses: campuses.map(namedEntry),
    campus: campus
      ? { slug: campus.slug, title: campus.title, rent: campus.rent, travelPass: campus.travelPass }
      : null,
    hasProgramme: programme !== null && hasYearCost(programme),
    age,
    pay,
    cost: programme && campus ? yearCost(programme, campus, { status, age }, pay) : null,
    isAsked: query.has('statut'),
  };
}
