/** The words of the documents: the correct spellings, and the corrections of a misspelt word. */
import SearchableMap from 'minisearch/SearchableMap';
import type { Normalised } from './normalise';

export interface Vocabulary {
  /** Notes a word of a document; words of titles and cards weigh more than those of texts. */
  add(word: Normalised, prominent: boolean): void;
  has(stem: string): boolean;
  /** The usual form of a stem in the documents, folded; the stem itself if unknown. */
  usualForm(stem: string): string;
  /** Frequency of a stem in the documents. */
  count(stem: string): number;
  /** The most frequent stems with this prefix, except itself. */
  startingWith(beginning: string): readonly string[];
  /** Stems of prominent words at most so many letters away, the nearest and most used first. */
  speltLike(stem: string, letters: number): readonly { stem: string; letters: number }[];
}

interface Entry {
  plain: string;
  prominent: number;
  total: number;
}

/** Limit of checked corrections: more would match everything. */
const mostGuesses = 12;

export function createVocabulary(): Vocabulary {
  const entries = new Map<string, Entry>();
  /** The same by their letters. */
  const tree = new SearchableMap<Entry>();
  const use = ({ prominent, total }: Entry) => prominent * 10 + total;

  function enter(stem: string, entry: Entry): void {
    entries.set(stem, entry);
    tree.set(stem, entry);
  }

  return {
    add({ stem, plain }, prominent) {
      const entry = entries.get(stem) ?? { plain, prominent: 0, total: 0 };
      if (entry.total === 0) enter(stem, entry);
      entry.total += 1;
      if (!prominent) return;
      // The shortest form is the singular, which is how one would write it.
      if (entry.prominent === 0 || plain.length < entry.plain.length) entry.plain = plain;
      entry.prominent += 1;
    },
    has: (stem) => entries.has(stem),
    usualForm: (stem) => entries.get(stem)?.plain ?? stem,
    count: (stem) => entries.get(stem)?.total ?? 0,
    startingWith(beginning) {
      return [...tree.atPrefix(beginning)]
        .filter(([stem]) => stem !== beginning)
        .sort(([, a], [, b]) => use(b) - use(a))
        .slice(0, mostGuesses)
        .map(([stem]) => stem);
    },
    speltLike(stem, letters) {
      return [...tree.fuzzyGet(stem, letters)]
        .filter(([like, [{ prominent }, far]]) => prominent > 0 && (far < 2 || like[0] === stem[0]))
        .sort(([, [a, far]], [, [b, further]]) => far - further || use(b) - use(a))
        .slice(0, mostGuesses)
        .map(([like, [, letters]]) => ({ stem: like, letters }));
    },
  };
}
