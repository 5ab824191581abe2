/** Only what the card of a programme shows, because lists contain two dozen of them. Pure. */
import type { ProgrammeSummary } from './programmes.server';

export type ProgrammeCardData = Omit<ProgrammeSummary, 'shortTitle' | 'campuses' | 'prices'> & {
  campusCount: number;
};

export function toCard({
  shortTitle: _,
  campuses,
  prices: __,
  ...shown
}: ProgrammeSummary): ProgrammeCardData {
  return { ...shown, campusCount: campuses.length };
}
