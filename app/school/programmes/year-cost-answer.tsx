import { atCampus } from '~/school/campuses/campus-name';
import { formatDay, formatEuros, formatNumber } from '~/site/format';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { Disclosure } from '~/ui/disclosure';
import { contractYears, rowOfAge } from './apprentice-pay';
import type { CostLine, YearCost } from './year-cost';
import type { YearCostQuestion } from './year-cost-question';

/** What the chosen year costs, with the figures it comes from. */
export function YearCostAnswer({ question }: { question: YearCostQuestion }) {
  const t = useLabels();
  const { choice, hasProgramme, cost } = question;
  const { campus, status, isAsked } = choice;
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
                    {t(euros < 0 ? 'programmes.cost.toFind' : 'programmes.cost.remains')}{' '}
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
function costSentence(cost: YearCost, t: Labels): string {
  const { status, remaining, months } = cost;
  if (status === 'continuing') return t('programmes.cost.ownIncome');
  const [first] = remaining ?? [];
  if (first === undefined) return t('programmes.cost.noTotal');
  const values = { amount: formatEuros(Math.abs(first)), months };
  if (status === 'initial') return t('programmes.cost.needed', values);
  if (first < 0)
    return t(isOneYear(cost) ? 'programmes.cost.missing' : 'programmes.cost.missingFirst', values);
  return t(isOneYear(cost) ? 'programmes.cost.left' : 'programmes.cost.leftFirst', values);
}

/** The pay of a longer contract rises. */
const isOneYear = ({ remaining }: YearCost): boolean => remaining?.length === 1;

function costName({ kind }: CostLine, cost: YearCost, t: Labels): string {
  return t(kind === 'pay' && isOneYear(cost) ? 'programmes.cost.onlyPay' : `programmes.cost.${kind}`);
}

function signedAmount({ kind, amount }: CostLine, t: Labels): string {
  if (amount === null) return t('programmes.cost.unknown');
  if (amount === 0) return formatEuros(0);
  return `${kind === 'pay' || kind === 'refund' ? '+' : '−'}\u00a0${formatEuros(amount)}`;
}

/** The source of a figure, and its date. */
function originOf({ kind, amount }: CostLine, { options, choice }: YearCostQuestion, t: Labels): string {
  if (kind === 'fees' || kind === 'refund') return t(`programmes.cost.${kind}.origin`);
  const { campus, age } = choice;
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
  const { pay } = options;
  if (!pay) return '';
  return t('programmes.cost.pay.origin', {
    share: formatNumber(rowOfAge(pay.shares, age)?.first ?? 0),
    wage: formatEuros(pay.minimumWage),
    since: formatDay(pay.since),
    source: pay.source,
  });
}
