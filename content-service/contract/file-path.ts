/** Paths of uploaded files, as they stand in an address: of any name but those that could lead elsewhere. Pure. */

/** What needs no encoding, and means nothing in `srcset` or in HTML. */
const bare = /[^\w./%~@+=!-]/gu;
/** Half a character, which no address can say. */
const half = /\p{Surrogate}/u;
/** A percent sign that encodes nothing is one of a name: `100% bio.pdf`. */
const loosePercent = /%(?![0-9a-f]{2})/gi;

/**
 * @param path with a `/` in front, encoded or not
 * @returns it encoded in one way; null for one with half a character, a dot file, a way up, or a slash, a control
 *   character or another encoding inside a name
 */
export function encodedFilePath(path: string): string | null {
  if (half.test(path)) return null;
  const encoded = path
    .replace(loosePercent, '%25')
    .replace(bare, (character) => encodeURIComponent(character).replace(/[!'()*]/g, inHex));
  const [first, ...segments] = encoded.split('/');
  return first === '' && segments.length > 0 && segments.every(isName) ? encoded : null;
}

const inHex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const name = /^[^./\\\u0000-\u001f\u007f][^/\\\u0000-\u001f\u007f]*$/;

function isName(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return name.test(decoded) && !/%[0-9a-f]{2}/i.test(decoded);
  } catch {
    return false;
  }
}
