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
  /** Stems of prominent words that differ in at most so many letters, those with the fewest first, then the most used. */
  speltLike(stem: string, maxLetters: number): readonly { stem: string; differingLetters: number }[];
}

interface Entry {
  plain: string;
  /** Number of its places in titles and on cards. */
  prominent: number;
  /** Number of all its places. */
  total: number;
}

/** Similar words of one stem: more would match everything. */
const maxSimilar = 12;

export function createVocabulary(): Vocabulary {
  const entries = new Map<string, Entry>();
  /** The values of `entries`, searched by their letters. */
  const entryTree = new SearchableMap<Entry>();
  const importance = ({ prominent, total }: Entry) => prominent * 10 + total;

  return {
    add({ stem, plain }, prominent) {
      const entry = entries.get(stem) ?? { plain, prominent: 0, total: 0 };
      if (entry.total === 0) {
        entries.set(stem, entry);
        entryTree.set(stem, entry);
      }
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
      return [...entryTree.atPrefix(beginning)]
        .filter(([stem]) => stem !== beginning)
        .sort(([, a], [, b]) => importance(b) - importance(a))
        .slice(0, maxSimilar)
        .map(([stem]) => stem);
    },
    speltLike(stem, maxLetters) {
      return [...entryTree.fuzzyGet(stem, maxLetters)]
        .map(([similarStem, [entry, differingLetters]]) => ({ stem: similarStem, entry, differingLetters }))
        .filter(({ entry }) => entry.prominent > 0)
        .filter((similar) => similar.differingLetters < 2 || similar.stem[0] === stem[0])
        .sort((a, b) => a.differingLetters - b.differingLetters || importance(b.entry) - importance(a.entry))
        .slice(0, maxSimilar)
        .map(({ stem, differingLetters }) => ({ stem, differingLetters }));
    },
  };
}
