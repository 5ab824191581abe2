/** Loads the data of `/tarifs` for an address. */
import { namedEntry } from '~/base/named-entry';
import { listPracticalCampuses, type PracticalCampus } from '~/school/campuses/campuses.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { waysIn } from '~/school/programmes/admission-state';
import { waysInBrief } from '~/school/programmes/admission-words';
import type { PayTable } from '~/school/programmes/apprentice-pay';
import { levelGroups } from '~/school/programmes/level-groups';
import { listAllProgrammes, type ProgrammeSummary } from '~/school/programmes/programmes.server';
import { hasYearCost } from '~/school/programmes/year-cost';
import { yearCostQuestion } from '~/school/programmes/year-cost-question';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';
import { priceStatuses } from '../../../content-model/enumerations';
import { priceGroups } from './price-groups';
import { YearCostSection, type YearCostSectionProps } from './year-cost-section';

export async function loadPrices({ content, services, now, url, head, partRenderer }: PageContext) {
  const [programmes, campuses, facts, t] = await Promise.all([
    listAllProgrammes(content.subject),
    listPracticalCampuses(content),
    findAdmissionFacts(content, now),
    labelsOf(services),
  ]);
  const payTable = facts.dates.apprenticeship?.pay ?? null;
  const cost = yearCostOfAny(programmes, campuses, url.searchParams, payTable);
  const render = await partRenderer();
  return {
    parts: { cost: cost && render(YearCostSection, cost) },
    asksCost: cost?.question.choice.isAsked ?? false,
    groups: priceGroups(programmes, (programme) => waysInBrief(waysIn(programme, facts), t)),
    head: await head({ title: t('pages.prices.title'), description: t('pages.prices.summary') }),
  };
}

/** The programmes to choose from, and the cost of a year of the chosen one; null where none has a cost. */
function yearCostOfAny(
  programmes: readonly ProgrammeSummary[],
  campuses: readonly PracticalCampus[],
  query: URLSearchParams,
  payTable: PayTable | null,
): YearCostSectionProps | null {
  const programmesWithCost = programmes.filter(hasYearCost);
  if (programmesWithCost.length === 0) return null;
  const programme = programmesWithCost.find(({ slug }) => slug === query.get('formation')) ?? null;
  const groups = levelGroups(programmesWithCost).map(({ name, programmes: members }) => ({
    name,
    programmes: members.map(namedEntry),
  }));
  const question = yearCostQuestion({ programme, campuses, query, payTable, statuses: priceStatuses });
  return { groups, programme: programme?.slug, question };
}
