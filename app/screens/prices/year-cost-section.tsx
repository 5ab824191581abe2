import { type NamedEntry, optionOf } from '~/base/named-entry';
import { type LevelGroupName, levelGroupTitle } from '~/school/programmes/level-groups';
import { YearCostForm } from '~/school/programmes/year-cost-form';
import type { YearCostQuestion } from '~/school/programmes/year-cost-question';
import { useLabels } from '~/site/labels-context';
import { optionsOf, SelectField } from '~/ui/field';

export interface YearCostSectionProps {
  /** The programmes to choose from. */
  groups: readonly { name: LevelGroupName; programmes: readonly NamedEntry[] }[];
  /** Slug of the chosen one. */
  programme: string | undefined;
  question: YearCostQuestion;
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
