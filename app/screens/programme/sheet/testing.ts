/** The sheet of the programme for tests. */

import type { Programme } from '~/school/programmes/programmes.server';
import { someDay, someProgramme } from '~/school/programmes/testing';
import { type RelatedToProgramme, toProgrammeSheet } from '../programme-sheet';

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
