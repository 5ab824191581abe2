/** The programmes compared at an address: `/formations/comparer?f=bts-gpn&f=bts-gemeau`. Pure. */
import { pathTo } from '~/addresses/path-to';

export const comparisonPath = pathTo('formations/comparer');

/** Name of the parameter, and of the form's fields. */
export const comparedField = 'f';

/** Programmes that fit side by side on one sheet of paper. */
export const maxCompared = 3;

interface ComparisonRequest {
  /** At most `maxCompared`, each once, in the order of the address. */
  slugs: string[];
  /** The requested ones above this number. */
  leftOut: string[];
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
  const distinct = [...new Set(asked)];
  return {
    slugs: distinct.slice(0, maxCompared),
    leftOut: distinct.slice(maxCompared),
    doubled: distinct.length < asked.length,
  };
}

export function comparisonHref(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => [comparedField, slug]));
  return slugs.length > 0 ? `${comparisonPath}?${query}` : comparisonPath;
}
