/** Limits of what a JSON text holds, checked before it is parsed. Pure. */

export const jsonBounds = {
  /** Levels of lists and objects; Strapi's answers have about a dozen. Readers recurse once per level. */
  levels: 100,
  /**
   * Values and the keys of objects, each of which costs as much as a value: an object of 90,000 keys took as long as
   * a list of 180,000 values. A page of a hundred entries with their relations has some forty thousand. Parsing,
   * flattening and naming a hundred thousand blocks the event loop for about a tenth of a second.
   */
  values: 100_000,
  /** Entries of one list: the site asks for a hundred at most. */
  entries: 2000,
} as const;

/**
 * Reads each character once, strings at the speed of `indexOf`. Does not check that the text is JSON.
 *
 * @returns which limit is exceeded, or null
 */
export function excessOf(text: string): string | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at);
      if (at < 0) return null;
    } else if (code === comma || code === colon) {
      values += 1;
    } else if (code === openingBracket || code === openingBrace) {
      depth += 1;
      values += 1;
      if (depth > jsonBounds.levels) return `nested more than ${jsonBounds.levels} deep`;
    } else if (code === closingBracket || code === closingBrace) {
      depth -= 1;
    }
    if (values > jsonBounds.values) return `more than ${jsonBounds.values} values and keys`;
  }
  return null;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openingBracket = 0x5b;
const closingBracket = 0x5d;
const openingBrace = 0x7b;
const closingBrace = 0x7d;

/** @returns the position of the closing quote; -1 when there is none */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return -1;
}
