/**
 * Paths of uploaded files, in the form of an address: any name except those that could lead to another folder. Pure.
 */
import { withoutNeedlessEncoding } from '../../content-model/rules/canonical-path';

/** Characters that need no encoding, and are harmless in `srcset` and in HTML. */
const bare = /[^\w./%~@+=!-]/gu;
/** Half a character, which no address can say. */
const half = /\p{Surrogate}/u;
/** A percent sign without an encoding belongs to the name: `100% bio.pdf`. */
const loosePercent = /%(?![0-9a-f]{2})/gi;

/**
 * @param path with a leading `/`, encoded or not
 * @returns it encoded in one way; null for one with half a character, a dot file, a parent folder, or a slash, a
 * control character or another encoding inside a name
 */
export function encodedFilePath(path: string): string | null {
  if (half.test(path)) return null;
  const encoded = withoutNeedlessEncoding(path)
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
