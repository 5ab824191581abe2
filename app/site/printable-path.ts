/**
 * A path as a log may have it. Visitors and other people's forms write names, mail addresses, telephone numbers and
 * tokens into addresses; slugs of the site are lower-case words with hyphens. Other characters are cut. Pure.
 */
const word = /^[a-z0-9-]{1,80}$/;
const fileEnding = /\.(?:html?|aspx?|pdf|xml|json|txt|ics|atom|rss|webmanifest)$/;
/** A slug has a year at most; a telephone number has more digits, a token too. */
const mostDigits = 4;
/** The longest word of a slug; a token has no hyphens. */
const longestWord = 24;
const cutMark = '(cut)';

export function printablePath(path: string): string {
  return path.split('/').map(printableSegment).join('/');
}

/** Whether nothing in a path was cut. */
export function isPrintable(path: string): boolean {
  return printablePath(path) === path;
}

function printableSegment(segment: string): string {
  if (segment === '') return '';
  const bare = segment.replace(fileEnding, '');
  const digits = bare.replace(/\D/g, '').length;
  const long = bare.split('-').some((part) => part.length > longestWord);
  return word.test(bare) && digits <= mostDigits && !long ? segment : cutMark;
}
