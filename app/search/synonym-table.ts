/** The editors' synonyms, by phrase. Pure. */
import { stemsOf } from './words';

/** Adjacent stems. */
export type Phrase = readonly string[];

/** An entry of the collection of synonyms. */
export interface SynonymLines {
  kind: 'synonyms';
  lines: readonly string[];
}

export interface SynonymTable {
  /** Other meanings of a phrase. */
  of(phrase: Phrase): readonly Phrase[];
  /** Words of the longest phrase that has synonyms. */
  readonly longest: number;
}

/**
 * @param lines `a = b = c`: all mean the same; `a, b > c, d`: a query for `a` also finds `c` and `d`, but not the
 * reverse. A phrase of stop words alone is left out.
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
  const phrasesIn = (text: string, separator: string) => text.split(separator).map(stemsOf);
  for (const line of lines.filter((line) => !line.includes('>'))) {
    const phrases = phrasesIn(line, '=');
    for (const from of phrases) for (const to of phrases) add(from, to);
  }
  const equalPhrases = new Map([...table].map(([key, synonyms]) => [key, [...synonyms.values()]]));
  for (const line of lines.filter((line) => line.includes('>'))) {
    const [queries = '', meanings = ''] = line.split('>');
    for (const query of phrasesIn(queries, ',')) {
      // The meanings of a phrase are also those of its equals.
      for (const from of [query, ...(equalPhrases.get(query.join(' ')) ?? [])])
        for (const to of phrasesIn(meanings, ',')) add(from, to);
    }
  }
  return {
    of: (phrase) => [...(table.get(phrase.join(' '))?.values() ?? [])],
    longest,
  };
}
