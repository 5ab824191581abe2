/**
 * The cost of a year of a programme at a campus, a month: fees, rent and travel, and the net pay that apprentices have
 * by the law's table (in the settings). Pure.
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
  /** Months over which every line is counted, pay as well as rent. */
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
const monthsOfYear = { initial: 10, apprenticeship: 12, continuing: 12 } satisfies Record<
  LearnerStatus,
  number
>;
/** The share of a travel pass that an employer pays back (Code du travail, L3261-2). */
const refundedShare = 0.5;
/** Most apprentices come after school. */
const usualAge = 18;
/** The years of a contract that the law's table has. */
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
  const rowOfThatAge = shares.find(({ fromAge }) => fromAge === age);
  return rowOfThatAge ?? shares.find(({ fromAge }) => fromAge >= usualAge) ?? shares[0];
}

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
  learner: { status: LearnerStatus; age: number | null },
  pay: PayTable | null,
): YearCost | null {
  const { status } = learner;
  const price = programme.prices.find((candidate) => candidate.status === status);
  const isTaughtHere = programme.campuses.some(({ slug }) => slug === campus.slug);
  if (!price || !hasYearCost(programme) || !isTaughtHere) return null;
  const months = Math.min(monthsOfYear[status], monthsOfCourse(programme.duration));
  if (status === 'continuing') return { status, age: null, months, lines: [], remaining: null };
  const { rent, travelPass } = campus;
  const expenses: CostLine[] = [
    { kind: 'fees', amount: monthly(feesOfYear(price, programme.duration), months) },
    { kind: 'rent', amount: rent && Math.round((rent.from + rent.to) / 2) },
    { kind: 'travel', amount: travelPass && Math.round(travelPass.amount) },
  ];
  const total = sumOf(expenses);
  if (status === 'initial')
    return { status, age: null, months, lines: expenses, remaining: total === null ? null : [-total] };
  const row = pay ? rowOfAge(rowsFor(pay, programme), learner.age) : undefined;
  const pays = pay && row ? yearlyPays(pay, row, programme.duration) : [];
  const refund = travelPass && Math.round(travelPass.amount * refundedShare);
  const lines: CostLine[] = [
    ...expenses,
    { kind: 'refund', amount: refund },
    { kind: 'pay', amount: pays[0] ?? null },
  ];
  const isKnown = total !== null && refund !== null && pays.length > 0;
  const remaining = isKnown ? pays.map((amount) => amount + refund - total) : null;
  return { status, age: row?.fromAge ?? null, months, lines, remaining };
}

/** Null if any line is not known. */
function sumOf(lines: readonly CostLine[]): number | null {
  return lines.reduce<number | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}

/** The net pay a month of each year of a contract: it rises with a birthday, too (Code du travail, D6222-26). */
function yearlyPays(pay: PayTable, row: AgeRow, duration: CostedProgramme['duration']): number[] {
  const years = contractYears.slice(0, Math.ceil(monthsOfCourse(duration) / 12));
  return years.map((year, index) => {
    const age = row.fromAge + index;
    const rowReached = pay.shares.findLast(({ fromAge }) => fromAge <= age) ?? row;
    return netPay(pay, rowReached[year]);
  });
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
