/** The fields of a compared programme. Pure. */

import type { AroundPlace } from '~/school/campuses/nearest/around-place.server';
import { byNearestCampus } from '~/school/campuses/nearest/by-nearest-campus';
import type { AdmissionFacts } from '~/school/programmes/admission-state';
import type { Programme } from '~/school/programmes/programmes.server';
import { type ProgrammeSheet, toProgrammeSheet } from '~/screens/programme/sheet/programme-sheet';

export type ComparedProgramme = ReturnType<typeof toComparedProgramme>;

/** @param around campuses are listed from the nearest to the farthest then */
export function toComparedProgramme(
  programme: Programme,
  facts: AdmissionFacts,
  around: AroundPlace | null = null,
) {
  const sheet: ProgrammeSheet = toProgrammeSheet(programme, facts);
  const { calendar, opensOn, closesOn, delay } = sheet.admission;
  const places = byNearestCampus(
    sheet.campuses,
    ({ slug }) => [slug],
    around?.place ?? null,
    around?.campuses ?? [],
  );
  const nearest = places[0]?.campus;
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
    registration: sheet.registration,
    campuses: places.map(({ item }) => item.title),
    /** The nearest of its campuses; null without a place. */
    nearest: around && nearest ? around.nearestOf(nearest) : null,
    intakes: sheet.intakes,
    prices: sheet.prices,
    admission: { calendar, opensOn, closesOn, delay },
    ways: sheet.ways,
    outcomes: sheet.outcomes,
    followOn: sheet.followOn,
    careers: sheet.careers,
  };
}
