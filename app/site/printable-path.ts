/**
 * A path in the form for logs. Visitors and forms of other sites write names, mail addresses, telephone numbers and
 * tokens into addresses; parts that do not look like slugs of this site are replaced. Pure.
 */

const slug = /^[a-z0-9-]{1,80}$/;
const fileEnding = /\.(?:html?|aspx?|pdf|xml|json|txt|ics|atom|rss|webmanifest)$/;
/** Digits of a slug: those of a year. Telephone numbers and tokens have more. */
const maxDigits = 4;
/** Letters of the longest word of a slug; a token has no hyphens. */
const longestWord = 24;
const replacement = '(cut)';

export function printablePath(path: string): string {
  return path.split('/').map(printableSegment).join('/');
}

/** Whether nothing in a path is replaced. */
export function isPrintable(path: string): boolean {
  return printablePath(path) === path;
}

function printableSegment(segment: string): string {
  if (segment === '') return '';
  const name = segment.replace(fileEnding, '');
  const digits = name.replace(/\D/g, '').length;
  const hasLongWord = name.split('-').some((word) => word.length > longestWord);
  return slug.test(name) && digits <= maxDigits && !hasLongWord ? segment : replacement;
}
