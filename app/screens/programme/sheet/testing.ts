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

/** What the page of the programme shows where nothing else is known. */
export function somePage(changes: Partial<Programme> = {}) {
  return { sheet: someSheet(changes), decision: [], related: nothingRelated };
}
