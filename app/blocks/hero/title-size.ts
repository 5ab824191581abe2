/** The largest size of a page-opening title that does not break a word on a phone. */

export type TitleSize = 'short' | 'medium' | 'long';

/** @returns `long` above 64 characters or a word of 15, `medium` above 34 characters or a word of 11 */
export function titleSize(title: string): TitleSize {
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  if (title.length > 64 || longestWord > 14) return 'long';
  return title.length > 34 || longestWord > 10 ? 'medium' : 'short';
}
