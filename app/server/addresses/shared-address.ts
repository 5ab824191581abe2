/** Addresses that were shared with the end of their sentence: `/formations).`. Pure. */

/** Marks at the end of a sentence, brackets, quotation marks, and signs around links in messages. */
const marks = new Set(".,;:!?)]}'*_~");

/** An encoded one of `marks`, blank, ", <, >, `, no-break space or », and of the General Punctuation ’ ” “ … – ›. */
const encodedMark = /^(?:%(?:2[01279ace]|3[abcef]|5[df]|60|7[de])|%c2%(?:a0|bb)|%e2%80%[89ab][0-9a-f])$/i;
/** Characters of an encoded mark of one, two and three bytes. */
const encodedLengths = [3, 6, 9];

/** @returns the path without the punctuation at its end; the same path if there is none */
export function withoutPunctuation(path: string): string {
  let end = path.length;
  for (;;) {
    const length = lengthOfMark(path, end);
    if (length === 0) break;
    end -= length;
  }
  const hasOnlySlashes = !/[^/]/.test(path.slice(end));
  if (hasOnlySlashes) return path;
  return path.slice(0, end);
}

/** Length of the mark, or slash, before a position; 0 for any other character. */
function lengthOfMark(path: string, end: number): number {
  const last = path.charAt(end - 1);
  if (marks.has(last) || (last === '/' && end > 1)) return 1;
  return encodedLengths.find((length) => encodedMark.test(path.slice(Math.max(0, end - length), end))) ?? 0;
}
