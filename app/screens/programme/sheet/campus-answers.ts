/** The answers of a sheet for the visitor's campus, or a sentence without one. Pure. */
import type { NamedEntry } from '~/base/named-entry';
import type { EventSummary } from '~/school/agenda/events.server';
import type { PracticalCampus } from '~/school/campuses/campuses.server';
import type { Position } from '~/school/campuses/globe';
import { byNearestPlace } from '~/school/campuses/nearest/by-nearest-place';
import { disabilityReferent } from '~/school/campuses/person-to-call';

type LocatedCampus = Position & NamedEntry;

export interface OpenDays {
  /** The soonest on the visitor's campus; without one, on any. */
  next: EventSummary | null;
  /** Title of the visitor's campus if it has no open day: `next` is then of the nearest campus with one. */
  noneAt: string | null;
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
  { campuses: taught }: { campuses: readonly { slug: string }[] },
  openDays: readonly EventSummary[],
  { campus, campuses }: { campus: LocatedCampus | null; campuses: readonly LocatedCampus[] },
): OpenDays {
  const taughtOpenDays = openDays.filter((event) => taught.some(({ slug }) => slug === event.campus?.slug));
  const [soonest = null] = taughtOpenDays;
  const eventAtCampus = campus && taughtOpenDays.find((event) => event.campus?.slug === campus.slug);
  if (!campus || eventAtCampus) return { next: eventAtCampus || soonest, noneAt: null, soonest: null };
  const [nearest] = byNearestPlace(
    taughtOpenDays,
    (event) => (event.campus ? [event.campus.slug] : []),
    campus,
    campuses,
  );
  const next = nearest?.item ?? null;
  return { next, noneAt: campus.title, soonest: soonest === next ? null : soonest };
}

export interface Referent {
  /** Title of the campus. */
  campus: string;
  name: string;
  email: string | null;
  phone: string | null;
}

/** The disability referents of those campuses whose team names one, in the order of the campuses. */
export function referentsOf(
  campuses: readonly { slug: string }[],
  practicalCampuses: readonly PracticalCampus[],
): Referent[] {
  return campuses.flatMap(({ slug }) => {
    const campus = practicalCampuses.find((candidate) => candidate.slug === slug);
    const person = campus && disabilityReferent(campus.team);
    if (!person) return [];
    const email = person.email ?? campus.email;
    return [{ campus: campus.title, name: person.name, email, phone: campus.phone }];
  });
}
