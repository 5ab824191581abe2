import { formatEuros } from '~/site/format';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { type CostLine, monthsOfStudy, type StatusCost } from './year-cost';

/** The cost of a year, one table per status; each figure with its source and year. */
export function CostTables({ costs }: { costs: readonly StatusCost[] }) {
  const t = useLabels();
  return costs.map(({ status, lines, total }) => (
    <table key={status} className="cost-table">
      <caption>{t(`programmes.prices.status.${status}`)}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.kind}>
            <th scope="row">
              {t(`programmes.cost.${line.kind}`)}
              <small>{originOf(line, t)}</small>
            </th>
            <td>{rangeText(line, t)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('programmes.cost.total')}</th>
          <td>
            <b>{total ? rangeText(total, t) : t('programmes.cost.unknown')}</b>
          </td>
        </tr>
      </tbody>
    </table>
  ));
}

/** The payment, or the income with a sign: `4 500 € à 6 000 €`, `− 250 €`. */
export function rangeText({ from, to }: Pick<CostLine, 'from' | 'to'>, t: Labels): string {
  if (from === null || to === null) return t('programmes.cost.unknown');
  if (from === to) return formatDifference(from);
  // Income is stated by its lowest value first.
  const [least, most] = from < 0 && to < 0 ? [to, from] : [from, to];
  return t('programmes.cost.range', { from: formatDifference(least), to: formatDifference(most) });
}

const formatDifference = (euros: number) =>
  euros < 0 ? `−\u00a0${formatEuros(Math.round(-euros))}` : formatEuros(Math.round(euros));

/** `450 € à 600 € par mois, dix mois. Observatoire des loyers, 2025.` */
function originOf({ kind, from, to, source }: CostLine, t: Labels): string {
  if (kind === 'fees' || kind === 'refund') return t(`programmes.cost.${kind}.origin`);
  if (!source || from === null || to === null) return '';
  const months = kind === 'pay' ? 12 : monthsOfStudy;
  const month = { from: Math.abs(from) / months, to: Math.abs(to) / months };
  const range = { from: Math.min(month.from, month.to), to: Math.max(month.from, month.to) };
  return t('programmes.cost.origin', { month: rangeText(range, t), months, ...source });
}
