/** The open day to propose on a sheet: on the visitor's campus, or else on the nearest. Pure. */
import type { NamedEntry } from '~/base/named-entry';
import type { EventSummary } from '~/school/agenda/events.server';
import type { Position } from '~/school/campuses/globe';
import { byNearestPlace } from '~/school/campuses/nearest/by-nearest-place';

type LocatedCampus = Position & NamedEntry;

export interface OpenDays {
  /** The soonest on the visitor's campus; without one, on any. */
  next: EventSummary | null;
  /** Title of the visitor's campus if it has no open day: `next` is then of the nearest campus with one. */
  campusWithoutOpenDay: string | null;
  /** The soonest on any campus, if it is another one than these. */
  soonest: EventSummary | null;
}

/**
 * The soonest open day on a campus that teaches the programme: a campus presents all its programmes, whichever the
 * event names.
 *
 * @param openDays that one can visit, the soonest first
 * @param campus the visitor's campus
 * @param campuses all campuses, with their positions
 */
export function openDaysFor(
  { campuses: teachingCampuses }: { campuses: readonly { slug: string }[] },
  openDays: readonly EventSummary[],
  { campus, campuses }: { campus: LocatedCampus | null; campuses: readonly LocatedCampus[] },
): OpenDays {
  const openDaysOfProgramme = openDays.filter((event) =>
    teachingCampuses.some(({ slug }) => slug === event.campus?.slug),
  );
  const [soonest = null] = openDaysOfProgramme;
  const eventAtCampus = campus && openDaysOfProgramme.find((event) => event.campus?.slug === campus.slug);
  if (!campus || eventAtCampus)
    return { next: eventAtCampus || soonest, campusWithoutOpenDay: null, soonest: null };
  const [nearest] = byNearestPlace(
    openDaysOfProgramme,
    (event) => (event.campus ? [event.campus.slug] : []),
    campus,
    campuses,
  );
  const next = nearest?.item ?? null;
  return { next, campusWithoutOpenDay: campus.title, soonest: soonest === next ? null : soonest };
}
