/** The synonyms as lookups need them: for each phrase, its other meanings. Pure. */
import { stemsOf } from './words';

/** Adjacent stems. */
export type Phrase = readonly string[];

/** An entry of the collection. */
export interface SynonymLines {
  kind: 'synonyms';
  lines: readonly string[];
}

export interface SynonymTable {
  /** Other meanings of a phrase. */
  of(phrase: Phrase): readonly Phrase[];
  /** Words of the longest phrase that means something else too. */
  readonly longest: number;
}

/**
 * @param lines `a = b = c`: all mean the same; `a, b > c, d`: the query `a` may also mean `c` or `d`, but not the reverse. A
 * phrase without a word that counts is left out.
 */
export function createSynonymTable(lines: readonly string[]): SynonymTable {
  const table = new Map<string, Map<string, Phrase>>();
  let longest = 1;
  const add = (from: Phrase, to: Phrase) => {
    const key = from.join(' ');
    const value = to.join(' ');
    if (from.length === 0 || to.length === 0 || key === value) return;
    longest = Math.max(longest, from.length);
    const synonyms = table.get(key) ?? new Map<string, Phrase>();
    table.set(key, synonyms.set(value, to));
  };
  const read = (text: string, separator: string) => text.split(separator).map(stemsOf);
  for (const line of lines.filter((line) => !line.includes('>'))) {
    const phrases = read(line, '=');
    for (const from of phrases) for (const to of phrases) add(from, to);
  }
  const equals = new Map([...table].map(([key, others]) => [key, [...others.values()]]));
  for (const line of lines.filter((line) => line.includes('>'))) {
    const [left = '', right = ''] = line.split('>');
    for (const word of read(left, ',')) {
      // The meanings of a word are also those of its synonyms.
      for (const from of [word, ...(equals.get(word.join(' ')) ?? [])])
        for (const to of read(right, ',')) add(from, to);
    }
  }
  return {
    of: (phrase) => [...(table.get(phrase.join(' '))?.values() ?? [])],
    longest,
  };
}
