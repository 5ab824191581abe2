/** Which entries a list is asked about: those of a campus, of a programme. Pure. */
import type { ContentQuery, Filters } from './query';

type Part = Filters[string] | Filters;

/** @returns slugs that the query's filters name, of related entries or of the list's own */
export function askedSlugs({ filters }: ContentQuery = {}): readonly string[] {
  const slugs: string[] = [];
  const collect = (part: Part, isSlug: boolean): void => {
    if (typeof part === 'string' && isSlug) slugs.push(part);
    if (typeof part !== 'object') return;
    for (const [key, inner] of Object.entries(part))
      collect(inner, key === 'slug' || (isSlug && !isName(key)));
  };
  if (filters) collect(filters, false);
  return slugs;
}

/** An operator, `$eq`, or a place in its list, as opposed to a field. */
const isName = (key: string) => !key.startsWith('$') && !/^\d+$/.test(key);
