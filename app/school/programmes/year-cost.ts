/** The cost of a year of a programme at a campus, by the status of the learner. Pure. */
import type { PracticalCampus } from '~/school/campuses/campuses.server';
import type { AdmissionSettings } from '~/site/admission-settings.server';
import type { LearnerStatus } from './admission-state';
import type { Price } from './prices';

/** Months of rent and travel in a school year. */
export const monthsOfStudy = 10;
/** An employer's share of a travel pass (Code du travail, L3261-2). */
const paidBack = 0.5;
const monthsOfPay = 12;

/** The source of a figure; null: the school's own price, or the law. */
type Source = { source: string; year: number } | null;

export interface CostLine {
  kind: 'fees' | 'rent' | 'travel' | 'refund' | 'pay';
  /** Euros a year, from and to; income is negative. Null: not known. */
  from: number | null;
  to: number | null;
  source: Source;
}

export interface StatusCost {
  status: LearnerStatus;
  lines: CostLine[];
  /** Euros a year; null where a line is not known. */
  total: { from: number; to: number } | null;
}

interface PriceSource {
  duration: { value: number; unit: string } | null;
  prices: readonly Price[];
}

/** Short courses have no cost of a year. @returns one for each status there is a price for, in their order */
export function yearCosts(
  { prices, duration }: PriceSource,
  campus: Pick<PracticalCampus, 'rent' | 'travelPass'>,
  { apprenticeship }: AdmissionSettings,
): StatusCost[] {
  if (duration?.unit === 'hours') return [];
  const seen = new Map(prices.map((price) => [price.status, price]));
  return [...seen.values()].map((price) => {
    const { rent, travelPass } = campus;
    const { status } = price;
    const fees = feesOfYear(price, duration);
    const pass = travelPass && travelPass.amount * monthsOfStudy;
    const lines: CostLine[] = [
      { kind: 'fees', from: fees, to: fees, source: null },
      {
        kind: 'rent',
        from: rent && rent.from * monthsOfStudy,
        to: rent && rent.to * monthsOfStudy,
        source: rent,
      },
      { kind: 'travel', from: pass, to: pass, source: travelPass },
    ];
    if (status === 'apprenticeship') {
      const pay = apprenticeship?.pay ?? null;
      const back = pass && -pass * paidBack;
      lines.push({ kind: 'refund', from: back, to: back, source: null });
      // The highest income gives the lowest cost.
      lines.push({
        kind: 'pay',
        from: pay && -pay.to * monthsOfPay,
        to: pay && -pay.from * monthsOfPay,
        source: pay,
      });
    }
    return { status, lines, total: totalOf(lines) };
  });
}

function feesOfYear({ amount, per }: Price, duration: PriceSource['duration']): number | null {
  if (amount === null || per === 'year') return amount;
  if (duration === null) return null;
  const years = duration.unit === 'years' ? duration.value : duration.value / 12;
  return Math.round(amount / Math.max(1, years));
}

function totalOf(lines: readonly CostLine[]): StatusCost['total'] {
  const sum = (of: 'from' | 'to') => lines.reduce((all, line) => all + (line[of] ?? Number.NaN), 0);
  const [from, to] = [sum('from'), sum('to')];
  return Number.isNaN(from) || Number.isNaN(to) ? null : { from, to };
}
