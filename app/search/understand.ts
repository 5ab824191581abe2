/** The possible meanings of a query. Pure. */
import { longestQuery } from './query-length';
import type { Phrase, SynonymTable } from './synonym-table';
import type { Vocabulary } from './vocabulary';
import { type Word, wordsOf } from './words';

/** One meaning of a term of the query. */
interface Meaning {
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
  isCorrection: boolean;
}

/** Words of a query that are looked up; the others are ignored. */
const maxWords = 8;

/** Completions of a known or two-letter word: more would drown the word itself. */
const maxCompletions = 4;

/** Letters of the shortest stem that has a family. */
const shortestFamily = 6;
/** Letters that a member of a family may have after the stem. */
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

/** What the index knows of words. */
interface Knowledge {
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
    .slice(0, maxWords);
  const terms: Term[] = [];
  for (let position = 0; position < words.length; ) {
    const { term, wordCount } =
      phraseAt(words, position, knowledge) ??
      joinedPairAt(words, position, knowledge) ??
      wordAt(words, position, text, knowledge);
    terms.push(term);
    position += wordCount;
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
  /** Words of the query that it takes. */
  wordCount: number;
}

/** The longest phrase from here that has synonyms. */
function phraseAt(words: readonly Word[], position: number, { synonyms }: Knowledge): TermAt | null {
  for (let length = Math.min(synonyms.longestPhraseLength, words.length - position); length > 1; length--) {
    const phrase = words.slice(position, position + length);
    const synonymPhrases = synonyms.of(stemsIn(phrase));
    if (synonymPhrases.length > 0)
      return termOf(phrase, [
        literalMeaning(stemsIn(phrase)),
        ...meaningsOf(synonymPhrases, weights.synonym),
      ]);
  }
  return null;
}

/** `eco tourisme` where the site has `écotourisme`. */
function joinedPairAt(words: readonly Word[], position: number, { vocabulary }: Knowledge): TermAt | null {
  const pair = words.slice(position, position + 2);
  if (pair.length < 2) return null;
  const [joined] = wordsOf(joinPlain(pair, ''));
  if (!joined || !vocabulary.has(joined.stem)) return null;
  return termOf(pair, [...meaningsOf([[joined.stem]], weights.joined), literalMeaning(stemsIn(pair))]);
}

function termOf(words: readonly Word[], meanings: Meaning[]): TermAt {
  return {
    term: { typed: joinPlain(words, ' '), meanings, isRequired: true, isCorrection: false },
    wordCount: words.length,
  };
}

function wordAt(words: readonly Word[], position: number, text: string, knowledge: Knowledge): TermAt {
  const { synonyms, vocabulary, optionalStems } = knowledge;
  const word = words[position] as Word;
  const synonymPhrases = synonyms.of([word.stem]);
  const isKnown = vocabulary.has(word.stem) || synonymPhrases.length > 0;
  // A space behind the last word says that it is finished.
  const isUnfinished = position === words.length - 1 && word.end === text.length && word.plain.length > 1;
  const limit = isKnown || word.plain.length < 3 ? maxCompletions : undefined;
  const completions = isUnfinished ? vocabulary.startingWith(word.plain).slice(0, limit) : [];
  const longerStems = [...new Set([...completions, ...family(word, knowledge)])];
  // Other letters are tried only if the site has no word with these.
  const corrections = isKnown || longerStems.length > 0 ? [] : correctionsOf(word, knowledge);
  const correctedStem = corrections[0]?.stems.join(' ') ?? '';
  const meanings = [
    literalMeaning([word.stem]),
    ...meaningsOf(synonymPhrases, weights.synonym),
    ...longerStems.map((stem) => ({ stems: [stem], weight: weights.prefix })),
    ...corrections,
  ];
  const term = {
    typed: word.plain,
    meanings,
    isRequired: !optionalStems.has(word.stem) && !optionalStems.has(correctedStem),
    isCorrection: corrections.length > 0,
  };
  return { term, wordCount: 1 };
}

/** Words that begin with the stem of a long one: `cartographie` for `cartographe`. */
function family({ stem }: Word, { vocabulary }: Knowledge): string[] {
  if (stem.length < shortestFamily || isCode(stem)) return [];
  const longest = stem.length + longestFamilyEnding;
  return vocabulary.startingWith(stem).filter((member) => member.length <= longest);
}

/** The possible meanings of an unknown word. */
function correctionsOf(word: Word, { synonyms, vocabulary }: Knowledge): Meaning[] {
  if (isCode(word.stem)) return [];
  const stemWithoutElision = withoutElision(word.plain, vocabulary);
  if (stemWithoutElision) return withSynonyms(stemWithoutElision, weights.joined, synonyms);
  return vocabulary
    .speltLike(word.stem, lettersThatMayDiffer(word.stem))
    .flatMap(({ stem, differingLetters }) =>
      withSynonyms(stem, weights.spelling / differingLetters, synonyms),
    );
}

function withSynonyms(stem: string, weight: number, synonyms: SynonymTable): Meaning[] {
  return [{ stems: [stem], weight }, ...meaningsOf(synonyms.of([stem]), weight * weights.synonym)];
}

/** The stem of `eau` in `leau`, of `environnement` in `denvironnement`: the apostrophe was left out. */
function withoutElision(plain: string, vocabulary: Vocabulary): string | null {
  const [, elidedWord] = /^(?:qu|[ldjnsmtc])([aeiouyh].{2,})$/.exec(plain) ?? [];
  const [word] = elidedWord ? wordsOf(elidedWord) : [];
  return word && vocabulary.has(word.stem) ? word.stem : null;
}

/** A word with a digit, `CO2` or `ISO14001`: another character makes it another word, and is no misspelling. */
export function isCode(word: string): boolean {
  return /\d/.test(word);
}

/** None in short words, which would become others; one in medium ones; two in long ones. */
export function lettersThatMayDiffer(word: string): number {
  if (word.length < 4 || isCode(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function literalMeaning(phrase: Phrase): Meaning {
  return { stems: phrase, weight: weights.typed };
}

function meaningsOf(phrases: readonly Phrase[], weight: number): Meaning[] {
  return phrases.map((stems) => ({ stems, weight }));
}

function stemsIn(words: readonly Word[]): string[] {
  return words.map(({ stem }) => stem);
}

function joinPlain(words: readonly Word[], separator: string): string {
  return words.map(({ plain }) => plain).join(separator);
}
