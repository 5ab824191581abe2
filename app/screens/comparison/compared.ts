/** What a comparison shows of a programme. Pure. */

import type { Programme } from '~/school/programmes/programmes.server';
import { type ProgrammeSheet, toProgrammeSheet } from '~/screens/programme/programme-sheet';
import type { AdmissionSettings } from '~/site/admission-settings.server';

export type ComparedProgramme = ReturnType<typeof toCompared>;

export function toCompared(programme: Programme, dates: AdmissionSettings, now: Date) {
  const sheet: ProgrammeSheet = toProgrammeSheet(programme, dates, now);
  const { calendar, delay } = sheet.admission;
  return {
    slug: sheet.slug,
    title: sheet.title,
    sector: sheet.sector,
    entryLevel: sheet.entryLevel,
    exitLevel: sheet.exitLevel,
    publicDiploma: sheet.publicDiploma,
    duration: sheet.duration,
    rhythms: sheet.rhythms,
    certification: sheet.certification,
    certificationExpired: sheet.certificationExpired,
    campuses: sheet.campuses.map(({ title }) => title),
    intakes: sheet.intakes,
    prices: sheet.prices,
    admission: { calendar, delay },
    applications: sheet.applications,
    outcomes: sheet.outcomes,
    followOn: sheet.followOn,
    careers: sheet.careers,
  };
}
