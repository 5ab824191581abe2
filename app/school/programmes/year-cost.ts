/**
 * What a year of a programme costs at a campus, a month: fees, rent and travel, and for apprentices the net pay by the
 * law's table (the settings). Pure.
 */
import type { PracticalCampus } from '~/school/campuses/campuses.server';
import type { AdmissionSettings } from '~/site/admission-settings.server';
import type { durationFormats } from '../../../content-model/enumerations';
import type { LearnerStatus } from './admission-state';
import { entryOf, type LevelledProgramme } from './levels';
import type { Price } from './prices';

/** The law's minimum pay of apprentices, as editors enter it. */
export type PayTable = NonNullable<NonNullable<AdmissionSettings['apprenticeship']>['pay']>;
type AgeRow = PayTable['shares'][number];

export interface CostLine {
  kind: 'fees' | 'rent' | 'travel' | 'refund' | 'pay';
  /** Whole euros a month; null: not known. */
  amount: number | null;
}

export interface YearCost {
  status: LearnerStatus;
  /** The youngest age of the chosen row; null where no pay is known by age. */
  age: number | null;
  /** The months of every line: pay and rent are counted over the same ones. */
  months: number;
  /** None for adults in further training: neither their income nor their home depends on the school. */
  lines: readonly CostLine[];
  /** Euros a month that remain in each year of an apprentice's contract, or in a student's year; negative: missing. */
  remaining: readonly number[] | null;
}

export interface CostedProgramme extends Pick<LevelledProgramme, 'entryLevel' | 'exitLevel'> {
  duration: { format: (typeof durationFormats)[number]; value: number; unit: string } | null;
  prices: readonly Pick<Price, 'status' | 'amount' | 'per'>[];
  campuses: readonly { slug: string }[];
}

/** A student leaves at the end of the school year; a contract runs on. */
const monthsOf = { initial: 10, apprenticeship: 12, continuing: 12 } satisfies Record<LearnerStatus, number>;
/** An employer's share of a travel pass (Code du travail, L3261-2). */
const paidBack = 0.5;
/** Most apprentices come after school. */
const usualAge = 18;
/** A contract of the law's table. */
export const contractYears = ['first', 'second', 'third'] as const satisfies readonly (keyof AgeRow)[];

/** Courses of some days have no year, and neither has what is taught nowhere or has no price. */
export function hasYearCost({ duration, prices, campuses }: CostedProgramme): boolean {
  return duration?.unit !== 'hours' && prices.length > 0 && campuses.length > 0;
}

/** The statuses there is a price for, in their order. */
export const statusesOf = ({ prices }: Pick<CostedProgramme, 'prices'>): LearnerStatus[] => [
  ...new Set(prices.map(({ status }) => status)),
];

/** Bac at 17 at the earliest; a higher entry comes of age. */
const adultEntry = 2;

/** The law's rows of the ages at which one can enter a programme; all without one. */
export function rowsFor(pay: PayTable, programme: LevelledProgramme | null): AgeRow[] {
  const entry = programme && entryOf(programme);
  const isAdult = typeof entry === 'number' && entry >= adultEntry;
  return pay.shares.filter(({ fromAge }) => !isAdult || fromAge >= usualAge);
}

/** The row of an age; without one, of those who come after school. */
export function rowOfAge(shares: readonly AgeRow[], age: number | null): AgeRow | undefined {
  const asked = shares.find(({ fromAge }) => fromAge === age);
  return asked ?? shares.find(({ fromAge }) => fromAge >= usualAge) ?? shares[0];
}

/** The last row that one has grown into: pay rises with a birthday (Code du travail, D6222-26). */
const rowReached = (shares: readonly AgeRow[], age: number, first: AgeRow): AgeRow =>
  shares.findLast(({ fromAge }) => fromAge <= age) ?? first;

/**
 * Net pay a month: nothing is deducted up to a share of the minimum wage (Code du travail, D6243-5), and employee
 * contributions with CSG and CRDS above it.
 */
export function netPay({ minimumWage, exempt, contributions }: PayTable, share: number): number {
  const gross = (minimumWage * share) / 100;
  const liable = Math.max(0, gross - (minimumWage * exempt) / 100);
  return Math.round(gross - (liable * contributions) / 100);
}

/** @returns null for a programme without a year's cost, and at a campus that does not teach it */
export function yearCost(
  programme: CostedProgramme,
  campus: Pick<PracticalCampus, 'slug' | 'rent' | 'travelPass'>,
  asked: { status: LearnerStatus; age: number | null },
  pay: PayTable | null,
): YearCost | null {
  const price = programme.prices.find(({ status }) => status === asked.status);
  if (!price || !hasYearCost(programme) || !programme.campuses.some(({ slug }) => slug === campus.slug))
    return null;
  const { status } = asked;
  const months = Math.min(monthsOf[status], monthsOfCourse(programme.duration));
  if (status === 'continuing') return { status, age: null, months, lines: [], remaining: null };
  const { rent, travelPass } = campus;
  const spent: CostLine[] = [
    { kind: 'fees', amount: monthly(feesOfYear(price, programme.duration), months) },
    { kind: 'rent', amount: rent && Math.round((rent.from + rent.to) / 2) },
    { kind: 'travel', amount: travelPass && Math.round(travelPass.amount) },
  ];
  const costs = spent.reduce((sum, { amount }) => sum + (amount ?? Number.NaN), 0);
  if (status === 'initial')
    return { status, age: null, months, lines: spent, remaining: Number.isNaN(costs) ? null : [-costs] };
  const row = pay ? rowOfAge(rowsFor(pay, programme), asked.age) : undefined;
  const years = contractYears.slice(0, Math.ceil(monthsOfCourse(programme.duration) / 12));
  const pays =
    pay && row
      ? years.map((year, index) => netPay(pay, rowReached(pay.shares, row.fromAge + index, row)[year]))
      : [];
  const refund = travelPass && Math.round(travelPass.amount * paidBack);
  const lines: CostLine[] = [
    ...spent,
    { kind: 'refund', amount: refund },
    { kind: 'pay', amount: pays[0] ?? null },
  ];
  const isKnown = lines.every(({ amount }) => amount !== null);
  const remaining = isKnown ? pays.map((net) => net + (refund ?? 0) - costs) : null;
  return { status, age: row?.fromAge ?? null, months, lines, remaining };
}

/** A course of unknown length is a year's. */
function monthsOfCourse(duration: CostedProgramme['duration']): number {
  if (!duration) return 12;
  return duration.unit === 'years' ? duration.value * 12 : duration.value;
}

function feesOfYear({ amount, per }: Pick<Price, 'amount' | 'per'>, duration: CostedProgramme['duration']) {
  if (amount === null || per === 'year') return amount;
  return duration && amount / Math.max(1, monthsOfCourse(duration) / 12);
}

const monthly = (euros: number | null, months: number) =>
  euros === null ? null : Math.round(euros / months);
