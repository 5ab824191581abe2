/** The programmes requested by the address of a comparison: `/formations/comparer?f=bts-gpn&f=bts-gemeau`. Pure. */
import { pathTo } from '~/addresses/path-to';

export const comparisonPath = pathTo('formations/comparer');

/** Name of the parameter, and of the form's fields. */
export const comparedField = 'f';

/** Programmes that fit side by side on one sheet of paper. */
export const maxCompared = 3;

interface ComparisonRequest {
  /** Each once, in the order of the address. The school may not have some, and they may be too many. */
  slugs: string[];
  /** Something was requested more than once. */
  doubled: boolean;
}

/** Reads `f=a&f=b`, and `f=a,b` as people write it by hand. */
export function parseComparison(parameters: URLSearchParams): ComparisonRequest {
  const asked = parameters
    .getAll(comparedField)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '');
  const slugs = [...new Set(asked)];
  return { slugs, doubled: slugs.length < asked.length };
}

export function comparisonHref(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => [comparedField, slug]));
  return slugs.length > 0 ? `${comparisonPath}?${query}` : comparisonPath;
}
