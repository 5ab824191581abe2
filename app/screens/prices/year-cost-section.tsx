import { namedEntry, optionOf } from '~/base/named-entry';
import type { PracticalCampus } from '~/school/campuses/campuses.server';
import type { PayTable } from '~/school/programmes/apprentice-pay';
import { levelGroups, levelGroupTitle } from '~/school/programmes/level-groups';
import type { ProgrammeSummary } from '~/school/programmes/programmes.server';
import { hasYearCost } from '~/school/programmes/year-cost';
import { YearCostForm } from '~/school/programmes/year-cost-form';
import { yearCostQuestion } from '~/school/programmes/year-cost-question';
import { useLabels } from '~/site/labels-context';
import { optionsOf, SelectField } from '~/ui/field';
import { priceStatuses } from '../../../content-model/enumerations';

type YearCostSectionProps = NonNullable<ReturnType<typeof yearCostOfAny>>;

/** The data of the section: the programmes to choose from, and the cost of the chosen one; null where none has a cost. */
export function yearCostOfAny(
  programmes: readonly ProgrammeSummary[],
  campuses: readonly PracticalCampus[],
  query: URLSearchParams,
  payTable: PayTable | null,
) {
  const programmesWithCost = programmes.filter(hasYearCost);
  if (programmesWithCost.length === 0) return null;
  const programme = programmesWithCost.find(({ slug }) => slug === query.get('formation')) ?? null;
  const groups = levelGroups(programmesWithCost).map(({ name, programmes: members }) => ({
    name,
    programmes: members.map(namedEntry),
  }));
  const question = yearCostQuestion({
    programme,
    campuses,
    query,
    payTable,
    statuses: priceStatuses,
  });
  return { groups, programme: programme?.slug, question };
}

/** The cost of a year of a programme that the visitor chooses. A server part. */
export function YearCostSection({ groups, programme, question }: YearCostSectionProps) {
  const t = useLabels();
  return (
    <section id="cout" aria-labelledby="titre-cout">
      <h2 id="titre-cout">{t('programmes.cost.title')}</h2>
      <YearCostForm question={question}>
        <SelectField
          id="cout-formation"
          name="formation"
          label={t('pages.prices.programme')}
          options={[
            ...optionsOf(t('pages.prices.anyProgramme'), []),
            ...groups.map(({ name, programmes }) => ({
              label: levelGroupTitle(name, t),
              options: programmes.map(optionOf),
            })),
          ]}
          value={programme ?? ''}
        />
      </YearCostForm>
    </section>
  );
}
