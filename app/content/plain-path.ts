/** Paths of files on a media host, as they stand in an address. Pure. */

/** Characters of a path, encoded. */
const longest = 400;
/** Segments; the address of a picture has five before them, of twelve that a request may have. */
const mostSegments = 7;
/** What needs no encoding, and means nothing in `srcset` or in HTML. */
const bare = /[^\w./%~@+=!-]/g;

/**
 * @param path with a `/` in front
 * @returns it encoded in one way; null for one with a dot file, a way up, a `~` in front (`sourcePath` puts it before
 *   another host), or a slash, a control character or a `%` in a name: no request of ours may have those
 */
export function plainPath(path: string): string | null {
  const encoded = path.replace(bare, (character) => encodeURIComponent(character).replace(/[!'()*]/g, inHex));
  if (encoded.length > longest) return null;
  const [first, ...segments] = encoded.split('/');
  if (first !== '' || segments.length > mostSegments || namesHost.test(encoded)) return null;
  return segments.every(isName) ? encoded : null;
}

const namesHost = /^\/(?:~|%7e)/i;

const inHex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

function isName(segment: string): boolean {
  try {
    const name = decodeURIComponent(segment);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    return /^[^./%\\\u0000-\u001f\u007f][^/%\\\u0000-\u001f\u007f]*$/.test(name);
  } catch {
    return false;
  }
}
