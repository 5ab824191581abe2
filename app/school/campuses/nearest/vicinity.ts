/** A visitor's place with the campuses, for lists of entries that are taught at several of them. Pure. */
import type { Labels } from '~/site/labels';
import type { CampusSummary } from '../campuses.server';
import { awayText } from './distance-words';
import type { ResolvedPlace } from './resolve-place';

type AnyCampus = Pick<CampusSummary, 'slug' | 'title' | 'latitude' | 'longitude'>;

export interface Vicinity {
  place: ResolvedPlace;
  campuses: readonly AnyCampus[];
  /** A campus as pages show it. */
  nearestOf: (campus: AnyCampus) => NearestCampus;
}

/** The campus that is nearest to the place, among those of an entry. */
export interface NearestCampus {
  slug: string;
  title: string;
  /** `à 12 km`, `sur place` */
  distance: string;
}

/** @returns null without a place */
export function vicinityOf(
  place: ResolvedPlace | null,
  campuses: readonly AnyCampus[],
  t: Labels,
): Vicinity | null {
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
