/** The stem of a French word. Pure. */

const genderEndings: readonly [feminine: string, masculine: string][] = [
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
  const [feminine, masculine] = genderEndings.find(([ending]) => root.endsWith(ending)) ?? [];
  if (feminine && masculine) root = root.slice(0, -feminine.length) + masculine;
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
