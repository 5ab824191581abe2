/** Finds options by a visitor's text: no accents needed, words in any order. Pure. */
import { foldAccents } from '~/base/fold-accents';

export interface Option {
  name: string;
  slug: string;
  /** Its kind, if a list mixes several. */
  note?: string;
}

/**
 * The options with every typed word in the name, or in the slug, which contains the short names (`bts-gpn`): by rank, and
 * otherwise in the given order.
 */
export function searchOptions<T extends Option>(options: readonly T[], text: string): readonly T[] {
  const query = foldForSearch(text);
  if (query === '') return options;
  const terms = query.split(' ');
  return options
    .map((option) => ({ option, rank: rankOf(option, query, terms) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

const ranks = {
  /** The text begins the name. */
  name: 0,
  /** Its words are words of the option. */
  words: 1,
  /** Its words begin words of the option. */
  beginnings: 2,
  /** Its words are within words of the option. */
  within: 3,
};
const noMatch = 4;

function rankOf({ name, slug }: Option, query: string, terms: readonly string[]): number {
  const foldedName = foldForSearch(name);
  if (foldedName.startsWith(query)) return ranks.name;
  const searchedText = `${foldedName} ${foldForSearch(slug)}`;
  const words = searchedText.split(' ');
  if (terms.every((term) => words.includes(term))) return ranks.words;
  if (terms.every((term) => words.some((word) => word.startsWith(term)))) return ranks.beginnings;
  return terms.every((term) => searchedText.includes(term)) ? ranks.within : noMatch;
}

/** Lower case, no accents, ligatures split, a space for all other characters except letters and digits. */
export function foldForSearch(text: string): string {
  return foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
