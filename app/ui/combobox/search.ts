/** Finds choices by a visitor's text: no accents needed, words in any order. Pure. */
import { withoutStackedAccents } from '../stacked-accents';

export interface Option {
  name: string;
  slug: string;
  /** Its kind, if a list mixes several. */
  note?: string;
}

/**
 * Every typed word is in the name, or in the slug, which contains the short names (`bts-gpn`). Names that begin with
 * the text come first, then those with exactly these words, then those with words that begin with them; otherwise the
 * given order.
 */
export function searchOptions<T extends Option>(options: readonly T[], text: string): readonly T[] {
  const wanted = foldForSearch(text);
  if (wanted === '') return options;
  const terms = wanted.split(' ');
  return options
    .map((option) => ({ option, rank: rankOf(option, wanted, terms) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

const noMatch = 4;

function rankOf({ name, slug }: Option, wanted: string, terms: readonly string[]): number {
  const folded = foldForSearch(name);
  if (folded.startsWith(wanted)) return 0;
  const all = `${folded} ${foldForSearch(slug)}`;
  const words = all.split(' ');
  if (terms.every((term) => words.includes(term))) return 1;
  if (terms.every((term) => words.some((word) => word.startsWith(term)))) return 2;
  return terms.every((term) => all.includes(term)) ? 3 : noMatch;
}

/** Lower case, no accents, ligatures split, a space for all other characters except letters and digits. */
export function foldForSearch(text: string): string {
  return withoutStackedAccents(text)
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
