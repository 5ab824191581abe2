/** The net pay of apprentices by the law's table, which is in the settings. Pure. */
import type { AdmissionSettings } from '~/site/admission-settings.server';
import { entryOf, type LevelledProgramme } from './levels';

/** The law's minimum pay of apprentices, as editors enter it. */
export type PayTable = NonNullable<NonNullable<AdmissionSettings['apprenticeship']>['pay']>;
type AgeRow = PayTable['shares'][number];

/** The years of a contract that the law's table has. */
export const contractYears = ['first', 'second', 'third'] as const satisfies readonly (keyof AgeRow)[];

/** The age of most apprentices, who come after school. */
const usualAge = 18;
/** The lowest entry level whose learners are of age: the Bac is at 17 at the earliest. */
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

/**
 * The net pay a month of each year of a contract: it rises with a birthday, too (Code du travail, D6222-26).
 *
 * @param row of the age at which the contract begins
 * @param months of the contract
 */
export function paysOfContract(pay: PayTable, row: AgeRow, months: number): number[] {
  const years = contractYears.slice(0, Math.ceil(months / 12));
  return years.map((year, index) => {
    const age = row.fromAge + index;
    const rowReached = pay.shares.findLast(({ fromAge }) => fromAge <= age) ?? row;
    return netPay(pay, rowReached[year]);
  });
}
