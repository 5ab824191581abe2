/** Names that are typed with a mistake, or in short. Pure. */

/** One letter more, less or different, or two adjacent ones exchanged. */
export function differsByOneLetter(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [differenceOfA, differenceOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (differenceOfA.length <= 1 && differenceOfB.length <= 1) return true;
  return differenceOfA.length === 2 && differenceOfA === [...differenceOfB].reverse().join('');
}

/** Letters of the shortest word that may stand whole beside shortened ones. */
const shortestWholeWord = 3;

/** Whether each typed word has letters of the name's word in their order, and at least one is whole. */
export function shortens(typed: string, name: string): boolean {
  if (name.length <= typed.length) return false;
  const [typedWords, words] = [typed.split(' '), name.split(' ')];
  if (typedWords.length < 2 || typedWords.length !== words.length) return false;
  const isWhole = (word: string, index: number) => word.length >= shortestWholeWord && word === words[index];
  return typedWords.some(isWhole) && typedWords.every((word, index) => isShortForm(word, words[index] ?? ''));
}

function isShortForm(short: string, word: string): boolean {
  if (short[0] !== word[0]) return false;
  let found = 0;
  for (const letter of word) if (letter === short[found]) found += 1;
  return found === short.length;
}
