/** Finds choices by what a visitor types: no accents needed, words in any order. Pure. */
import { withoutStackedAccents } from '../stacked-accents';

export interface Option {
  name: string;
  slug: string;
  /** What kind of thing it is, where a list mixes them. */
  note?: string;
}

/**
 * Every word typed stands somewhere in the name, or in the slug, where the short names are (`bts-gpn`).
 * Names that begin with the text come first, then those with just these words, then those with words that
 * begin so; else the given order.
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

/** Lower case, no accents, ligatures apart, everything but letters and digits a space. */
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
