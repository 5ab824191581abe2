/** Only the fields on the card of a programme, because lists contain two dozen of them. Pure. */
import type { Labels } from '~/site/labels';
import { type AdmissionFacts, waysIn } from './admission-state';
import { waysInBrief } from './admission-words';
import type { ProgrammeSummary } from './programmes.server';

/** The fields that do not depend on the day. */
export function listedProgramme({
  shortTitle: _shortTitle,
  prices: _prices,
  admission: _admission,
  campuses,
  ...shownFields
}: ProgrammeSummary) {
  return { ...shownFields, campusCount: campuses.length };
}
export type ListedProgramme = ReturnType<typeof listedProgramme>;

export interface ProgrammeCardData extends ListedProgramme {
  /** Today's state of admission, in one line. */
  admission: string;
}

/** Makes cards of today. */
export function cardMaker(facts: AdmissionFacts, t: Labels) {
  return (programme: ProgrammeSummary): ProgrammeCardData => ({
    ...listedProgramme(programme),
    admission: waysInBrief(waysIn(programme, facts), t),
  });
}
