/** The filter for programmes in the content service's query language. */
import type { Filters } from '~/content/query';

export interface ProgrammeFilter {
  campus?: string | undefined;
  /** Career slug the programme leads to. */
  career?: string | undefined;
  slugs?: readonly string[] | undefined;
}

export function toFilters(filter: ProgrammeFilter): Filters {
  return {
    ...(filter.campus ? { campuses: { slug: { $eq: filter.campus } } } : {}),
    ...(filter.career ? { careers: { slug: { $eq: filter.career } } } : {}),
    ...(filter.slugs?.length ? { slug: { $in: [...filter.slugs] } } : {}),
  };
}
