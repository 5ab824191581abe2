/** Work-study offers by their distance from a place: the town of the work, or its campus. */
import { memoize } from '../../../content-model/values/memoize';
import type { CampusSummary } from '../campuses/campuses.server';
import { kilometresBetween, type Position } from '../campuses/globe';
import { byNearestPlace } from '../campuses/nearest/by-nearest-place';
import { isInTown } from '../campuses/nearest/campus-town';
import type { Gazetteer } from '../campuses/nearest/gazetteer';
import { withinReach } from '../campuses/nearest/within-reach';
import type { Offer } from './offers.server';

type OfferPlace = Pick<Offer, 'slug' | 'city' | 'campus'>;
type LocatedCampus = Position & Pick<CampusSummary, 'slug' | 'title' | 'city'>;

/** Kilometres from the offer's campus within which the work is; a town of that name further away is another one. */
const longestWayToCampus = 150;

/**
 * The place of the work: that of the campus in its town, if there is one. Towns share names: the one nearest to the
 * offer's campus counts. Null if neither town nor campus is known.
 */
export function offerPosition(
  { city, campus }: OfferPlace,
  campuses: readonly LocatedCampus[],
  gazetteer: Pick<Gazetteer, 'byName'>,
): Position | null {
  const offerCampus = campuses.find(({ slug }) => slug === campus?.slug);
  const towns = gazetteer.byName(city);
  if (!offerCampus) return towns.length === 1 ? (towns[0] ?? null) : null;
  const [nearest] = towns.toSorted(
    (a, b) => kilometresBetween(offerCampus, a) - kilometresBetween(offerCampus, b),
  );
  if (!nearest || kilometresBetween(offerCampus, nearest) >= longestWayToCampus) return offerCampus;
  const campusInTown = campuses.find((campus) => isInTown([campus.title, campus.city], campus, nearest));
  return campusInTown ?? nearest;
}

/** Those within reach, nearest first; equals keep their order. */
export function offersNear<O extends OfferPlace>(
  offers: readonly O[],
  from: Position,
  campuses: readonly LocatedCampus[],
  gazetteer: Pick<Gazetteer, 'byName'>,
) {
  const byName = memoize((name) => gazetteer.byName(name), offers.length);
  const places = offers.flatMap((offer) => {
    const position = offerPosition(offer, campuses, { byName });
    return position ? { ...position, slug: offer.slug } : [];
  });
  return withinReach(
    byNearestPlace(offers, ({ slug }) => [slug], from, places),
    from,
  );
}
