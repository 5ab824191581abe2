/** The cost of a year of a programme at a campus, a month: fees, rent and travel, and the pay of an apprentice. Pure. */
import type { PracticalCampus } from '~/school/campuses/campuses.server';
import type { durationFormats } from '../../../content-model/enumerations';
import type { LearnerStatus } from './admission-state';
import { type PayTable, paysOfContract, rowOfAge, rowsFor } from './apprentice-pay';
import type { LevelledProgramme } from './levels';
import type { Price } from './prices';

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

/** Courses of some days have no year, and neither has what is taught nowhere or has no price. */
export function hasYearCost({ duration, prices, campuses }: CostedProgramme): boolean {
  return duration?.unit !== 'hours' && prices.length > 0 && campuses.length > 0;
}

/** The statuses there is a price for, in their order. */
export const statusesOf = ({ prices }: Pick<CostedProgramme, 'prices'>): LearnerStatus[] => [
  ...new Set(prices.map(({ status }) => status)),
];

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
  const pays = pay && row ? paysOfContract(pay, row, monthsOfCourse(programme.duration)) : [];
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
