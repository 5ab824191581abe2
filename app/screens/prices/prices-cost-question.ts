/** The cost of a year of any programme, as the list of prices asks for it. Pure. */
import { type NamedEntry, namedEntry } from '~/base/named-entry';
import type { PracticalCampus } from '~/school/campuses/campuses.server';
import { type LevelGroupName, levelGroups } from '~/school/programmes/level-groups';
import type { ProgrammeSummary } from '~/school/programmes/programmes.server';
import { hasYearCost, type PayTable } from '~/school/programmes/year-cost';
import { type YearCostQuestion, yearCostQuestion } from '~/school/programmes/year-cost-question';
import { priceStatuses } from '../../../content-model/enumerations';

export interface PricesCostQuestion {
  groups: readonly { name: LevelGroupName; programmes: readonly NamedEntry[] }[];
  /** Slug of the chosen programme. */
  programme: string | undefined;
  question: YearCostQuestion;
}

/** @returns null where no programme has a cost of a year */
export function pricesCost(
  programmes: readonly ProgrammeSummary[],
  campuses: readonly PracticalCampus[],
  query: URLSearchParams,
  pay: PayTable | null,
): PricesCostQuestion | null {
  const costed = programmes.filter(hasYearCost);
  if (costed.length === 0) return null;
  const programme = costed.find(({ slug }) => slug === query.get('formation')) ?? null;
  const groups = levelGroups(costed).map(({ name, programmes: members }) => ({
    name,
    programmes: members.map(namedEntry),
  }));
  const question = yearCostQuestion(programme, campuses, query, pay, priceStatuses);
  return { groups, programme: programme?.slug, question };
}
