/** From text to the words that are looked up. Pure. */
import { foldAccents, stem } from './stem';

/** A word in a text. */
export interface Word {
  /** As looked up: folded, without its ending. */
  stem: string;
  /** As it stands there, folded. */
  plain: string;
  /** Where it stands, in UTF-16 units. */
  start: number;
  end: number;
}

/** A level is one word however it is written: `bac+3`, `Bac +3`, `bac plus 3`, `niveau 6`. */
const pattern = /bac\s?(?:\+|plus)?\s?([1-8])(?!\d)|niveau\s(\d)(?!\d)|[\p{L}\p{M}\p{N}]+/giu;

/** Words that say nothing about what is meant; elided ones (`l’`, `qu’`) among them. */
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
  for (const match of text.matchAll(pattern)) {
    const [whole, level, grade] = match;
    const plain = level ? `bac${level}` : grade ? `niveau${grade}` : foldAccents(whole);
    if (empty.has(plain) || (plain.length < 2 && !/\d/.test(plain))) continue;
    words.push({ stem: stem(plain), plain, start: match.index, end: match.index + whole.length });
  }
  return words;
}

/** The stems alone. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.stem);
}
