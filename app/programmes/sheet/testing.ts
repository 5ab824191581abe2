/** The sheet of the programme for tests. */
import { type RelatedToProgramme, toProgrammeSheet } from '../programme-sheet';
import type { Programme } from '../programmes.server';
import { someDay, someProgramme } from '../testing';

export function someSheet(changes: Partial<Programme> = {}) {
  return toProgrammeSheet(someProgramme(changes), someDay);
}

export const nothingRelated: RelatedToProgramme = {
  followOn: [],
  careers: [],
  events: [],
  news: [],
  offers: [],
};
