/** The possible meanings of a query. Pure. */
import { longestQuery } from './longest-query';
import type { Phrase, SynonymTable } from './synonym-table';
import type { Vocabulary } from './vocabulary';
import { type Word, wordsOf } from './words';

/** One meaning of a term of the query. */
export interface Meaning {
  stems: Phrase;
  /** 1 for the typed word, less for other meanings. */
  weight: number;
}

/** A term of the query: a document that holds any of its meanings holds it. */
export interface Term {
  /** As typed, folded. */
  typed: string;
  meanings: Meaning[];
  /** False for words like `formation`, which are never searched alone. */
  isRequired: boolean;
  /** No document has the word: the results are for its correction. */
  corrected: boolean;
}

/** Words of a query that are looked up. */
const mostWords = 8;

/** A word that is known, and one of two letters, get at most four longer words: two letters begin too many. */
const shortListOfBeginnings = 4;

/** Letters from which on a word has a family, and letters its members may have more. */
const shortestFamily = 6;
const longestFamilyEnding = 3;

export const weights = {
  typed: 1,
  joined: 0.95,
  synonym: 0.8,
  prefix: 0.6,
  spelling: 0.5,
} as const;

/** Least letters of each half of two words written as one. */
const shortestHalf = 2;

export interface Knowledge {
  synonyms: SynonymTable;
  vocabulary: Vocabulary;
  /** Stems that a query can do without. */
  optionalStems: ReadonlySet<string>;
}

/**
 * Reads a query: synonyms of one or several words, words written separately, misspelt ones, and the last one as a
 * prefix.
 */
export function understand(query: string, knowledge: Knowledge): Term[] {
  const text = query.slice(0, longestQuery);
  const words = wordsOf(text)
    .flatMap((word) => separate(word, knowledge))
    .slice(0, mostWords);
  const terms: Term[] = [];
  for (let position = 0; position < words.length; ) {
    const taken =
      phraseAt(words, position, knowledge) ??
      joinAt(words, position, knowledge) ??
      wordAt(words, position, text, knowledge);
    terms.push(taken.term);
    position += taken.words;
  }
  // A query that has only optional words requires them.
  return terms.some(({ isRequired }) => isRequired)
    ? terms
    : terms.map((term) => ({ ...term, isRequired: true }));
}

/** `btsgpn`, `larochelle`: a space was left out, unless the word is only misspelt. */
function separate(word: Word, { synonyms, vocabulary }: Knowledge): Word[] {
  const { plain, stem, end } = word;
  if (vocabulary.has(stem) || synonyms.of([stem]).length > 0) return [word];
  if (vocabulary.startingWith(plain).length > 0 || vocabulary.speltLike(stem, 1).length > 0) return [word];
  for (let cut = shortestHalf; cut <= plain.length - shortestHalf; cut++) {
    const halves = wordsOf(`${plain.slice(0, cut)} ${plain.slice(cut)}`);
    if (halves.length > 0 && halves.every((half) => vocabulary.has(half.stem)))
      return halves.map((half) => ({ ...half, end }));
  }
  return [word];
}

interface TermAt {
  term: Term;
  words: number;
}

/** The longest phrase from here that has synonyms. */
function phraseAt(words: readonly Word[], position: number, { synonyms }: Knowledge): TermAt | null {
  for (let length = Math.min(synonyms.longest, words.length - position); length > 1; length--) {
    const phrase = words.slice(position, position + length);
    const others = synonyms.of(stems(phrase));
    if (others.length > 0)
      return termOf(phrase, [ofQuery(stems(phrase)), ...ofSynonyms(others, weights.synonym)]);
  }
  return null;
}

/** `eco tourisme` where the site has `écotourisme`. */
function joinAt(words: readonly Word[], position: number, { vocabulary }: Knowledge): TermAt | null {
  const pair = words.slice(position, position + 2);
  if (pair.length < 2) return null;
  const [joined] = wordsOf(plain(pair, ''));
  if (!joined || !vocabulary.has(joined.stem)) return null;
  return termOf(pair, [...ofSynonyms([[joined.stem]], weights.joined), ofQuery(stems(pair))]);
}

function termOf(words: readonly Word[], meanings: Meaning[]): TermAt {
  return {
    term: { typed: plain(words, ' '), meanings, isRequired: true, corrected: false },
    words: words.length,
  };
}

function wordAt(words: readonly Word[], position: number, text: string, knowledge: Knowledge): TermAt {
  const word = words[position] as Word;
  const others = knowledge.synonyms.of([word.stem]);
  const isKnown = knowledge.vocabulary.has(word.stem) || others.length > 0;
  // A space behind the last word says that it is finished.
  const unfinished = position === words.length - 1 && word.end === text.length && word.plain.length > 1;
  const mostBeginnings = isKnown || word.plain.length < 3 ? shortListOfBeginnings : undefined;
  const beginnings = unfinished ? knowledge.vocabulary.startingWith(word.plain).slice(0, mostBeginnings) : [];
  const longer = [...new Set([...beginnings, ...family(word, knowledge)])];
  // Other letters only where nothing has these.
  const corrections = isKnown || longer.length > 0 ? [] : guesses(word, knowledge);
  const term = {
    typed: word.plain,
    meanings: [
      ofQuery([word.stem]),
      ...ofSynonyms(others, weights.synonym),
      ...ofSynonyms(
        longer.map((stem) => [stem]),
        weights.prefix,
      ),
      ...corrections,
    ],
    isRequired: ![word.stem, corrections[0]?.stems.join(' ') ?? ''].some((stem) =>
      knowledge.optionalStems.has(stem),
    ),
    corrected: corrections.length > 0,
  };
  return { term, words: 1 };
}

/** Words that begin with the stem of a long one: `cartographie` for `cartographe`. */
function family({ stem }: Word, { vocabulary }: Knowledge): string[] {
  if (stem.length < shortestFamily || isCode(stem)) return [];
  return vocabulary.startingWith(stem).filter((longer) => longer.length <= stem.length + longestFamilyEnding);
}

/** Corrections of an unknown word. */
function guesses(word: Word, { synonyms, vocabulary }: Knowledge): Meaning[] {
  if (isCode(word.stem)) return [];
  const elided = withoutElision(word.plain, vocabulary);
  if (elided) return withSynonyms(elided, weights.joined, synonyms);
  return vocabulary
    .speltLike(word.stem, lettersThatMayDiffer(word.stem))
    .flatMap(({ stem, letters }) => withSynonyms(stem, weights.spelling / letters, synonyms));
}

function withSynonyms(stem: string, weight: number, synonyms: SynonymTable): Meaning[] {
  return [{ stems: [stem], weight }, ...ofSynonyms(synonyms.of([stem]), weight * weights.synonym)];
}

/** `leau`, `denvironnement`: the apostrophe was left out. */
function withoutElision(plain: string, vocabulary: Vocabulary): string | null {
  const rest = /^(?:qu|[ldjnsmtc])([aeiouyh].{2,})$/.exec(plain)?.[1];
  const [word] = rest ? wordsOf(rest) : [];
  return word && vocabulary.has(word.stem) ? word.stem : null;
}

/** A word with a digit, `CO2` or `ISO14001`: with another character it is another one, and no misspelling. */
export function isCode(word: string): boolean {
  return /\d/.test(word);
}

/** None in short words, which would become others; one in medium ones; two in long ones. */
export function lettersThatMayDiffer(word: string): number {
  if (word.length < 4 || isCode(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function ofQuery(phrase: Phrase): Meaning {
  return { stems: phrase, weight: weights.typed };
}

function ofSynonyms(phrases: readonly Phrase[], weight: number): Meaning[] {
  return phrases.map((stems) => ({ stems, weight }));
}

function stems(words: readonly Word[]): string[] {
  return words.map(({ stem }) => stem);
}

function plain(words: readonly Word[], between: string): string {
  return words.map((word) => word.plain).join(between);
}
