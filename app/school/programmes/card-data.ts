/** Only what the card of a programme shows, because lists contain two dozen of them. Pure. */
import type { ProgrammeSummary } from './programmes.server';

export type ProgrammeCardData = Omit<ProgrammeSummary, 'shortTitle' | 'campuses' | 'image' | 'prices'> & {
  campusCount: number;
};

export function toCard({
  shortTitle: _,
  campuses,
  image: __,
  prices: ___,
  ...shown
}: ProgrammeSummary): ProgrammeCardData {
  return { ...shown, campusCount: campuses.length };
}
