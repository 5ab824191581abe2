/** What a visitor may mean by what they typed. Pure. */
import { fold } from './stem';
import type { Phrase, SynonymTable } from './synonym-table';
import type { Vocabulary } from './vocabulary';
import { type Word, wordsOf } from './words';

/** One of the ways to say what a part of the query means. */
export interface Meaning {
  stems: Phrase;
  /** 1 for what was typed, less for what may be meant. */
  weight: number;
  /** How many letters may differ. */
  fuzzy: number;
  /** Whether longer words that begin so count too. */
  prefix: boolean;
}

/** A part of the query: a document that holds any of its meanings holds it. */
export interface Part {
  /** As typed, folded. */
  typed: string;
  meanings: Meaning[];
  /** False for words like `formation`, which nobody looks for alone. */
  matters: boolean;
  /** The word nobody uses, and what it was taken for. */
  corrected: boolean;
}

/** Queries are cut here; a question has fewer letters (issue: hostile input). */
export const longestQuery = 100;
/** Words of a query that are looked up. */
const mostWords = 8;

const weights = { typed: 1, synonym: 0.8, joined: 0.95, sound: 0.75, prefix: 0.6, fuzzy: 0.5 } as const;

/** Words most queries could do without: they are looked for, and not missed. */
const faint = new Set(
  fold(
    'formation formations ecole ecoles etude etudes etudier cursus faire devenir diplome an ans premiere deuxieme',
  )
    .split(' ')
    .map((word) => wordsOf(word)[0]?.stem),
);

/**
 * Reads a query: synonyms of one or several words, words written apart, misspelt ones, and the last one
 * as far as it has been typed.
 */
export function understand(query: string, synonyms: SynonymTable, vocabulary: Vocabulary): Part[] {
  const text = query.slice(0, longestQuery);
  const words = wordsOf(text).slice(0, mostWords);
  const last = words.at(-1);
  // A space behind the last word says that it is finished.
  const unfinished = last?.end === text.length ? last : undefined;
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const [part, taken] = partAt(words, at, { synonyms, vocabulary, unfinished });
    parts.push(part);
    at += taken;
  }
  // A query of faint words only means them.
  return parts.some(({ matters }) => matters) ? parts : parts.map((part) => ({ ...part, matters: true }));
}

interface Knowledge {
  synonyms: SynonymTable;
  vocabulary: Vocabulary;
  /** The word that is still being typed. */
  unfinished: Word | undefined;
}

function partAt(words: readonly Word[], at: number, known: Knowledge): [part: Part, taken: number] {
  for (let taken = Math.min(known.synonyms.longest, words.length - at); taken > 1; taken--) {
    const phrase = words.slice(at, at + taken);
    const others = known.synonyms.of(stems(phrase));
    if (others.length > 0)
      return [
        { typed: plain(phrase), matters: true, corrected: false, meanings: meant(stems(phrase), others) },
        taken,
      ];
  }
  const [word, next] = [words[at], words[at + 1]];
  if (!word) throw new RangeError('no word there');
  const joined = next && joinedWord(word, next, known.vocabulary);
  if (joined)
    return [
      {
        typed: plain([word, next]),
        matters: true,
        corrected: false,
        meanings: [joined, literally(stems([word, next]))],
      },
      2,
    ];
  return [partOf(word, known), 1];
}

function partOf(word: Word, { synonyms, vocabulary, unfinished }: Knowledge): Part {
  const others = synonyms.of([word.stem]);
  const known = vocabulary.has(word.stem) || others.length > 0;
  const meanings = meant([word.stem], others);
  if (word === unfinished && word.plain.length > 1)
    meanings.push({ stems: [word.plain], weight: weights.prefix, fuzzy: 0, prefix: true });
  if (!known) {
    const elided = withoutElision(word.plain, vocabulary);
    if (elided)
      meanings.push(
        { ...literally([elided]), weight: weights.joined },
        ...meant([elided], synonyms.of([elided])).slice(1),
      );
    else
      for (const stem of vocabulary.soundingLike(word.plain)) {
        meanings.push({ ...literally([stem]), weight: weights.sound });
        meanings.push(
          ...synonyms
            .of([stem])
            .map((stems) => ({ ...literally(stems), weight: weights.sound * weights.synonym })),
        );
      }
    const fuzzy = lettersThatMayDiffer(word.stem);
    if (fuzzy > 0) meanings.push({ stems: [word.stem], weight: weights.fuzzy, fuzzy, prefix: false });
  }
  return { typed: word.plain, meanings, matters: !faint.has(word.stem), corrected: !known };
}

function meant(phrase: Phrase, others: readonly Phrase[]): Meaning[] {
  return [literally(phrase), ...others.map((stems) => ({ ...literally(stems), weight: weights.synonym }))];
}

function literally(phrase: Phrase): Meaning {
  return { stems: phrase, weight: weights.typed, fuzzy: 0, prefix: false };
}

/** `eco tourisme` where the site has `écotourisme`. */
function joinedWord(word: Word, next: Word, vocabulary: Vocabulary): Meaning | null {
  const [joined] = wordsOf(word.plain + next.plain);
  return joined && vocabulary.has(joined.stem)
    ? { ...literally([joined.stem]), weight: weights.joined }
    : null;
}

/** `leau`, `denvironnement`: the apostrophe was left out. */
function withoutElision(plain: string, vocabulary: Vocabulary): string | null {
  const rest = /^(?:qu|[ldjnsmtc])([aeiouyh].{2,})$/.exec(plain)?.[1];
  const [word] = rest ? wordsOf(rest) : [];
  return word && vocabulary.has(word.stem) ? word.stem : null;
}

/** None in short words, which would become others; one in middling ones; two in long ones. */
export function lettersThatMayDiffer(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function stems(words: readonly Word[]): string[] {
  return words.map(({ stem }) => stem);
}

function plain(words: readonly Word[]): string {
  return words.map((word) => word.plain).join(' ');
}
