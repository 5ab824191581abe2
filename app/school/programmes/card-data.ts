/** What the card of a programme shows, and no more: a list sends two dozen of them. Pure. */
import type { ProgrammeSummary } from './programmes.server';

export type ProgrammeCardData = Omit<ProgrammeSummary, 'shortTitle' | 'campuses' | 'image'> & {
  campusCount: number;
};

export function toCard({
  shortTitle: _,
  campuses,
  image: __,
  ...shown
}: ProgrammeSummary): ProgrammeCardData {
  return { ...shown, campusCount: campuses.length };
}
