/** Paths of files on a media host, within the bounds of the site's own addresses. Pure. */
import { encodedFilePath } from '../../../content-service/contract/file-path';

/** Characters of a path, encoded. */
const longestPath = 400;
/** Segments; the address of a picture has five before them, of twelve that a request may have. */
const maxSegments = 7;
/** A first segment that `sourcePath` would read as a host: it begins with `~`. */
const hostSegment = /^\/(?:~|%7e)/i;

/**
 * @param path with a leading `/`
 * @returns it encoded in one way; null for an invalid one
 */
export function plainPath(path: string): string | null {
  const encoded = encodedFilePath(path);
  if (encoded === null || encoded.length > longestPath || hostSegment.test(encoded)) return null;
  return encoded.split('/').length - 1 > maxSegments ? null : encoded;
}

/**
 * Path of a document below the media origin: the name it was uploaded with, capitals, accents and spaces included.
 *
 * @param name decoded
 * @returns null for a name that could lead to another folder or host, or that has no extension
 */
export function documentPath(name = ''): string | null {
  return /\.[a-z0-9]{1,5}$/i.test(name) ? plainPath(`/uploads/${name}`) : null;
}
