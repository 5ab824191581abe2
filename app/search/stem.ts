/** French words without the endings of their forms. Pure. */
import { withoutStackedAccents } from '~/ui/stacked-accents';

/** Lower case without accents and ligatures: `Forêt` → `foret`, `Œuvre` → `oeuvre`. */
export function foldAccents(text: string): string {
  return withoutStackedAccents(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** Feminine endings and the masculine ones. */
const feminine: readonly [string, string][] = [
  ['euse', 'eur'],
  ['trice', 'teur'],
  ['ive', 'if'],
  ['enne', 'en'],
  ['elle', 'el'],
];

/**
 * A light stem in the manner of Savoy's minimal French stemmer (J. Savoy, *Light Stemming Approaches for
 * the French, Portuguese, German and Hungarian Languages*, 2006), with feminine forms added: enough for
 * plurals and genders, too little to make two words of different meaning one.
 *
 * @param word folded
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = singular(word);
  const ending = feminine.find(([from]) => root.endsWith(from));
  if (ending) root = root.slice(0, -ending[0].length) + ending[1];
  else if (root.length > 5 && /e[rz]$/.test(root)) root = root.slice(0, -2);
  else root = root.replace(/e{1,2}$/, '');
  return root.replace(/([a-z])\1$/, '$1');
}

function singular(word: string): string {
  if (/[aeo]ux$/.test(word) && !word.endsWith('aux')) return word.slice(0, -1);
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux') && word.length > 5) return `${word.slice(0, -3)}al`;
  return /[sx]$/.test(word) ? word.slice(0, -1) : word;
}
