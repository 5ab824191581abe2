/** The sheet of the programme for tests. */

import { type AdmissionFacts, actionsFor } from '~/school/programmes/admission-state';
import type { Programme } from '~/school/programmes/programmes.server';
import { sampleFacts, sampleProgramme } from '~/school/programmes/testing';
import type { Life } from './life-words';
import { nextSteps } from './next-steps';
import { type RelatedToProgramme, toProgrammeSheet } from './programme-sheet';

export function someSheet(changes: Partial<Programme> = {}, facts: AdmissionFacts = sampleFacts()) {
  return toProgrammeSheet(sampleProgramme(changes), facts);
}

const noLife: Life = { week: null, voice: null, careers: [], employment: null };

const noRelated: RelatedToProgramme = {
  followOn: [],
  events: [],
  moreEvents: [],
  works: [],
  news: [],
  offers: [],
  missingAtCampus: { events: false, offers: false },
};

/** The page of the programme without further data. */
export function somePage(changes: Partial<Programme> = {}, facts: AdmissionFacts = sampleFacts()) {
  const sheet = someSheet(changes, facts);
  const actions = actionsFor(sheet, sheet.ways, facts).filter(
    (action) => action !== 'brochure' || sheet.brochure,
  );
  const neighbour = { slug: 'bts-gpn', title: 'BTSA GPN' };
  return {
    sheet,
    decision: [],
    steps: nextSteps({
      ways: sheet.ways,
      actions,
      call: { phone: '01 99 00 41 07', name: null },
      neighbour,
    }),
    campusNotice: null,
    referents: [],
    cost: null,
    related: noRelated,
    life: noLife,
  };
}
