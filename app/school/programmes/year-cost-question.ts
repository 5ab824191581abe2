/** What a visitor asks of the cost of a year, from the address of a page, with the answer. Pure. */
import { type NamedEntry, namedEntry } from '~/base/named-entry';
import type { PracticalCampus } from '~/school/campuses/campuses.server';
import { priceStatuses } from '../../../content-model/enumerations';
import type { LearnerStatus } from './admission-state';
import {
  type CostedProgramme,
  hasYearCost,
  type PayTable,
  rowOfAge,
  rowsFor,
  statusesOf,
  type YearCost,
  yearCost,
} from './year-cost';

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
  /** The chosen programme has a cost of a year. */
  hasProgramme: boolean;
  age: number | null;
  /** The ages to choose from: those of who can enter. */
  pay: PayTable | null;
  /** Null until a programme and a campus that teaches it under this status are chosen. */
  cost: YearCost | null;
  /** The visitor has sent the form. */
  isAsked: boolean;
}

/**
 * @param programme null: not chosen yet
 * @param desks the campuses to choose from
 * @param statuses to choose from
 */
export function yearCostQuestion(
  programme: CostedProgramme | null,
  desks: readonly PracticalCampus[],
  query: URLSearchParams,
  table: PayTable | null,
  statuses: readonly LearnerStatus[] = programme ? statusesOf(programme) : priceStatuses,
): YearCostQuestion {
  const asked = statuses.find((status) => statusWords[status] === query.get('statut'));
  const [usual = 'initial'] = programme ? statusesOf(programme) : statuses;
  const status = asked ?? usual;
  const pay = table && { ...table, shares: rowsFor(table, programme) };
  const age = (pay && rowOfAge(pay.shares, Number(query.get('age')))?.fromAge) ?? null;
  const desk = desks.find(({ slug }) => slug === query.get('campus'));
  return {
    statuses,
    status,
    campuses: desks.map(namedEntry),
    campus: desk
      ? { slug: desk.slug, title: desk.title, rent: desk.rent, travelPass: desk.travelPass }
      : null,
    hasProgramme: programme !== null && hasYearCost(programme),
    age,
    pay,
    cost: programme && desk ? yearCost(programme, desk, { status, age }, pay) : null,
    isAsked: query.has('statut'),
  };
}
