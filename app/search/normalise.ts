/** The one form in which words of texts and of queries are compared. Pure. */
import { foldAccents } from '~/base/fold-accents';
import { withoutStackedAccents } from '~/base/stacked-accents';
import { stem } from './stem';

export interface Normalised {
  /** For the lookup: without ending, and without accents unless they decide. */
  stem: string;
  /** As in the text, without accents unless they decide. */
  plain: string;
}

/** `1re`, `1ère`, `2e`, `2ème`, `3ieme`; here without accents. */
const ordinal = /^(10|[1-9])(?:ers?|e?res?|i?emes?|e|nds?)$/;
const ordinals =
  'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(' ');
/** Other ordinals as they are compared; `2nde` is a class of a lycée. */
const ordinalForms = new Map([
  ['premiere', 'premier'],
  ['premieres', 'premier'],
  ['2nde', 'seconde'],
]);

/**
 * Words without meaning for a search, including elided ones (`l’`, `qu’`), as they are written and as they are typed
 * without accents. `ete` is the summer.
 */
const stopWords = new Set(
  (
    'a à ai ainsi apres après au aucun aussi aux avant avec avoir c ca ça car ce ceci cela celle celles celui ces cet ' +
    'cette ceux chez ci comme comment d dans de des donc dont du elle elles en encore entre es est et etait était etes ' +
    'êtes etre être eu eux il ils j je jusqu l la là le les leur leurs lui m ma mais me meme même memes mêmes mes moi ' +
    'mon n ne ni nos notre nous on ou où par pas plus pour pourquoi pouvez qu quand que quel quelle quelles quels qui ' +
    'quoi s sa sans se sera ses si son sont soit suis sur t ta te tes toi ton tous tout toute toutes tres très tu un ' +
    'une veux vos votre vous y'
  ).split(' '),
);

/**
 * @param token of a text (`words.ts`): a word, a level (`bac plus 3`), an acronym (`J. P. O.`)
 * @returns null for a word without meaning
 */
export function normalise(token: string): Normalised | null {
  const [, years, level] = /^(?:bac\s?(?:\+|plus)?\s?([1-8])|niveau\s(\d))$/i.exec(token) ?? [];
  if (years || level) return withStem(years ? `bac${years}` : `niveau${level}`);
  const letters = token.split(/[.\s]+/);
  // `y a t il` looks like an acronym.
  if (/\s/.test(token) && letters.every(isStopWord)) return null;
  const word = letters.join('');
  if (isStopWord(word)) return null;
  const plain = foldAccents(word);
  if (plain.length < 2 && !/\d/.test(plain)) return null;
  // `maïs` is not `mais`, nor `sûr` `sur`: the accent decides.
  if (stopWords.has(plain)) return { stem: lowerCase(word), plain: lowerCase(word) };
  return withStem(ordinalOf(plain));
}

function ordinalOf(plain: string): string {
  const [, number] = ordinal.exec(plain) ?? [];
  return number ? (ordinals[Number(number) - 1] ?? plain) : (ordinalForms.get(plain) ?? plain);
}

const withStem = (plain: string): Normalised => ({ stem: stem(plain), plain });
const lowerCase = (text: string) => withoutStackedAccents(text).normalize('NFC').toLowerCase();
const isStopWord = (word: string) => stopWords.has(lowerCase(word));
