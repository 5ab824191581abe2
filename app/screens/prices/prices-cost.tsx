import { optionOf } from '~/base/named-entry';
import { levelGroupTitle } from '~/school/programmes/level-groups';
import { YearCostForm } from '~/school/programmes/year-cost-form';
import { useLabels } from '~/site/labels-context';
import { optionsOf, SelectField } from '~/ui/field';
import type { PricesCostQuestion } from './prices-cost-question';

/** The cost of a year of any programme, a server part. */
export function PricesCost({ groups, programme, question }: PricesCostQuestion) {
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
