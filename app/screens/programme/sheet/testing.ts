/** The sheet of the programme for tests. */

import type { Programme } from '~/school/programmes/programmes.server';
import { noDates, someDay, someProgramme } from '~/school/programmes/testing';
import type { AdmissionSettings } from '~/site/admission-settings.server';
import type { Life } from './life-words';
import { type RelatedToProgramme, toProgrammeSheet } from './programme-sheet';

export function someSheet(changes: Partial<Programme> = {}, dates: AdmissionSettings = noDates) {
  return toProgrammeSheet(someProgramme(changes), dates, someDay);
}

export const noLife: Life = { week: null, voice: null, careers: [], employment: null };

export const nothingRelated: RelatedToProgramme = {
  followOn: [],
  events: [],
  laterEvents: [],
  news: [],
  offers: [],
};

/** What the page of the programme shows where nothing else is known. */
export function somePage(changes: Partial<Programme> = {}) {
  return { sheet: someSheet(changes), decision: [], related: nothingRelated, life: noLife };
}
