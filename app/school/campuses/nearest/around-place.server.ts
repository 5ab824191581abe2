/** A place with the campuses around it, for lists whose items are taught on several. */
import type { Labels } from '~/site/labels';
import type { CampusSummary } from '../campuses.server';
import { awayText } from './nearness.server';
import type { KnownPlace } from './place';

type AnyCampus = Pick<CampusSummary, 'slug' | 'title' | 'latitude' | 'longitude'>;

export interface AroundPlace {
  place: KnownPlace;
  campuses: readonly AnyCampus[];
  /** As shown on pages. */
  nearestOf: (campus: AnyCampus) => NearestCampus;
}

/** The nearest campus of something. */
export interface NearestCampus {
  slug: string;
  title: string;
  /** `à 12 km`, `sur place` */
  distance: string;
}

/** @param place null without a known one */
export function aroundPlace(
  place: KnownPlace | null,
  campuses: readonly AnyCampus[],
  t: Labels,
): AroundPlace | null {
  if (!place) return null;
  return {
    place,
    campuses,
    nearestOf: (campus) => ({
      slug: campus.slug,
      title: campus.title,
      distance: awayText(place, campus, t),
    }),
  };
}
