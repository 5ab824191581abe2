/** Splits text into the words of a lookup. Pure. */
import { plainApostrophes } from '~/site/typed-text';
import { foldAccents, stem } from './stem';

/** A word in a text. */
export interface Word {
  /** For the lookup: folded, without its ending. */
  stem: string;
  /** As in the text, folded. */
  plain: string;
  /** Its position, in UTF-16 units. */
  start: number;
  end: number;
}

/**
 * A level is one word however it is written: `bac+3`, `Bac +3`, `bac plus 3`, `niveau 6`; so is an acronym: `J.P.O.`,
 * `j.p.o`, `J. P. O.`, `j p o`
 */
const pattern =
  /bac\s?(?:\+|plus)?\s?([1-8])(?!\d)|niveau\s(\d)(?!\d)|(?<![\p{L}\p{M}\p{N}])(\p{L}(?:(?:\.\p{L}){1,9}|(?:\.?\s\p{L}){2,9})(?![\p{L}\p{M}\p{N}]))|[\p{L}\p{M}\p{N}]+/giu;

/** `1re`, `1ère`, `2e`, `2ème`, `3ieme`, folded. */
const ordinal = /^(10|[1-9])(?:ers?|e?res?|i?emes?|e|nds?)$/;
const ordinals =
  'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(' ');
/** `2nde` is a class of a lycée. */
const inLetters = new Map([
  ['premiere', 'premier'],
  ['premieres', 'premier'],
  ['2nde', 'seconde'],
]);

/** Words without meaning for a search, including elided ones (`l’`, `qu’`). */
const empty = new Set(
  (
    'a ai ainsi apres au aucun aussi aux avant avec avoir c ca car ce ceci cela celle celles celui ces cet cette ceux ' +
    'chez ci comme comment d dans de des donc dont du elle elles en encore entre es est et etait ete etes etre eu eux ' +
    'il ils j je jusqu l la le les leur leurs lui m ma mais me meme mes moi mon n ne ni nos notre nous on ou par pas ' +
    'plus pour pourquoi pouvez qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si son sont soit ' +
    'suis sur t ta te tes toi ton tous tout toute toutes tres tu un une veux vos votre vous y'
  ).split(' '),
);

/** Every word of a text that says something, with its place. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of plainApostrophes(text).matchAll(pattern)) {
    const [whole, level, grade, acronym] = match;
    const plain = level ? `bac${level}` : grade ? `niveau${grade}` : plainWord(whole, acronym);
    if (empty.has(plain) || (plain.length < 2 && !/\d/.test(plain)) || isApart(acronym)) continue;
    words.push({ stem: stem(plain), plain, start: match.index, end: match.index + whole.length });
  }
  return words;
}

/** Letters that are words each: `y a t il`. */
function isApart(acronym = ''): boolean {
  return (
    acronym.includes(' ') &&
    foldAccents(acronym)
      .split(/[.\s]+/)
      .every((letter) => empty.has(letter))
  );
}

function plainWord(whole: string, acronym: string | undefined): string {
  if (acronym) return foldAccents(acronym.replace(/[.\s]/g, ''));
  const plain = foldAccents(whole);
  const [, number] = ordinal.exec(plain) ?? [];
  return number ? (ordinals[Number(number) - 1] ?? plain) : (inLetters.get(plain) ?? plain);
}

/** Only the stems. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.stem);
}
