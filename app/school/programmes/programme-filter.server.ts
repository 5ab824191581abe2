/** Which programmes to ask the content service for. */
import type { Filters } from '~/content/query';
import type { Rhythm } from './levels';

export interface ProgrammeFilter {
  /** Sector slug. */
  sector?: string | undefined;
  /** Level after the programme, 0 to 5. */
  level?: number | undefined;
  rhythm?: Rhythm | undefined;
  campus?: string | undefined;
  /** Career slug the programme leads to. */
  career?: string | undefined;
  slugs?: readonly string[] | undefined;
}

export function toFilters(filter: ProgrammeFilter): Filters {
  return {
    ...(filter.sector ? { sector: { slug: { $eq: filter.sector } } } : {}),
    ...(filter.level === undefined ? {} : { exitLevel: { $eq: filter.level } }),
    ...(filter.rhythm ? { rhythms: { $contains: filter.rhythm } } : {}),
    // Short courses are called periodic too and are no alternance: see `shownRhythm`.
    ...(filter.rhythm === 'periodic' ? { duration: { format: { $eq: 'long' } } } : {}),
    ...(filter.campus ? { campuses: { slug: { $eq: filter.campus } } } : {}),
    ...(filter.career ? { careers: { slug: { $eq: filter.career } } } : {}),
    ...(filter.slugs?.length ? { slug: { $in: [...filter.slugs] } } : {}),
  };
}
