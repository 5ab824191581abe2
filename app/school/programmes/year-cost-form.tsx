import type { ReactNode } from 'react';
import { atCampus } from '~/school/campuses/campus-name';
import { formatDay, formatEuros, formatNumber } from '~/site/format';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { optionsOf, SelectField } from '~/ui/field';
import { type CostLine, contractYears, type PayTable, rowOfAge, type YearCost } from './year-cost';
import { statusWords, type YearCostQuestion } from './year-cost-question';

interface YearCostFormProps {
  question: YearCostQuestion;
  /** Fields of the page above those of the form. */
  children?: ReactNode;
}

/** Status, campus and, for an apprentice, the age: a plain GET form of its page, after its answer. */
export function YearCostForm({ question, children }: YearCostFormProps) {
  const t = useLabels();
  const { statuses, status, campuses, campus, age, pay } = question;
  return (
    <div className="year-cost stack">
      <Answer question={question} />
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

function Answer({ question }: { question: YearCostQuestion }) {
  const t = useLabels();
  const { cost, campus, status, hasProgramme, isAsked } = question;
  if (!campus || !hasProgramme) return isAsked ? <p>{t('programmes.cost.choose')}</p> : null;
  const at = atCampus(campus.title, t);
  if (!cost) {
    const values = { campus: at, status: t(`programmes.prices.status.${status}`) };
    return <p>{t('programmes.cost.nowhere', values)}</p>;
  }
  return (
    <>
      <p className="year-cost-answer">{costSentence(cost, t)}</p>
      {cost.lines.length > 0 ? (
        <Disclosure summary={t('programmes.cost.lines')}>
          <table className="year-cost-lines">
            <caption>{t('programmes.cost.caption', { campus: at, months: cost.months })}</caption>
            <tbody>
              {cost.lines.map((line) => (
                <tr key={line.kind}>
                  <th scope="row">
                    {costName(line, cost, t)} <small>{originOf(line, question, t)}</small>
                  </th>
                  <td>{signedAmount(line, t)}</td>
                </tr>
              ))}
              {cost.remaining?.map((euros, year, { length }) => (
                <tr key={contractYears[year]} className="year-cost-left">
                  <th scope="row">
                    {t(`programmes.cost.${euros < 0 ? 'toFind' : 'remains'}`)}{' '}
                    {length > 1 ? (
                      <small>{t(`programmes.cost.year.${contractYears[year] ?? 'first'}`)}</small>
                    ) : null}
                  </th>
                  <td>{formatEuros(Math.abs(euros))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      ) : null}
    </>
  );
}

/** `Il vous reste 247 € par mois …`, in the first year of a longer contract. */
function costSentence({ status, remaining, months }: YearCost, t: Labels): string {
  if (status === 'continuing') return t('programmes.cost.ownIncome');
  const [first] = remaining ?? [];
  if (first === undefined) return t('programmes.cost.noTotal');
  const values = { amount: formatEuros(Math.abs(first)), months };
  if (status === 'initial') return t('programmes.cost.needed', values);
  const result = first < 0 ? 'missing' : 'left';
  // The pay of a longer contract rises.
  return t(`programmes.cost.${remaining?.length === 1 ? result : (`${result}First` as const)}`, values);
}

function costName({ kind }: CostLine, { remaining }: YearCost, t: Labels): string {
  return t(kind === 'pay' && remaining?.length === 1 ? 'programmes.cost.onlyPay' : `programmes.cost.${kind}`);
}

function signedAmount({ kind, amount }: CostLine, t: Labels): string {
  if (amount === null) return t('programmes.cost.unknown');
  if (amount === 0) return formatEuros(0);
  return `${kind === 'pay' || kind === 'refund' ? '+' : '−'}\u00a0${formatEuros(amount)}`;
}

/** The source of a figure, and its date. */
function originOf({ kind, amount }: CostLine, { campus, pay, age }: YearCostQuestion, t: Labels): string {
  if (kind === 'fees' || kind === 'refund') return t(`programmes.cost.${kind}.origin`);
  if (amount === null || !campus) return '';
  const { rent, travelPass } = campus;
  if (kind === 'rent' && rent)
    return t('programmes.cost.rent.origin', {
      from: formatEuros(rent.from),
      to: formatEuros(rent.to),
      source: rent.source,
      year: rent.year,
    });
  if (kind === 'travel' && travelPass) return `${travelPass.source}, ${travelPass.year}`;
  if (!pay) return '';
  return t('programmes.cost.pay.origin', {
    share: formatNumber(rowOfAge(pay.shares, age)?.first ?? 0),
    wage: formatEuros(pay.minimumWage),
    since: formatDay(pay.since),
    source: pay.source,
  });
}
