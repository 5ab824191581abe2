import type { ReactNode } from 'react';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { optionsOf, SelectField } from '~/ui/field';
import type { PayTable } from './apprentice-pay';
import { YearCostAnswer } from './year-cost-answer';
import { statusWords, type YearCostQuestion } from './year-cost-question';

interface YearCostFormProps {
  question: YearCostQuestion;
  /** Fields of the page above those of the form. */
  children?: ReactNode;
}

/** Status, campus and, for an apprentice, the age: a plain GET form of its page, after its answer. */
export function YearCostForm({ question, children }: YearCostFormProps) {
  const t = useLabels();
  const { statuses, campuses, pay } = question.options;
  const { status, campus, age } = question.choice;
  return (
    <div className="year-cost stack">
      <YearCostAnswer question={question} />
      <form method="get" action="#cout" className="stack">
        {children}
        <SelectField
          id="cout-statut"
          name="statut"
          label={t('programmes.prices.status')}
          options={statuses.map((option) => ({
            value: statusWords[option],
            label: t(`programmes.prices.status.${option}`),
          }))}
          value={statusWords[status]}
        />
        <SelectField
          id="cout-campus"
          name="campus"
          label={t('programmes.cost.campus')}
          options={optionsOf(t('programmes.campus.any'), campuses)}
          value={campus?.slug ?? ''}
        />
        {pay && status === 'apprenticeship' ? (
          <SelectField
            id="cout-age"
            name="age"
            label={t('programmes.cost.age')}
            options={ageOptions(pay, t)}
            value={String(age)}
          />
        ) : null}
        <SubmitButton look="secondary">{t('programmes.cost.submit')}</SubmitButton>
      </form>
    </div>
  );
}

function ageOptions({ shares }: PayTable, t: Labels) {
  return shares.map(({ fromAge: from }, index) => {
    const next = shares[index + 1];
    const label = next
      ? t('programmes.cost.ages', { from, to: next.fromAge - 1 })
      : t('programmes.cost.lastAge', { from });
    return { value: String(from), label };
  });
}
