/** Paths of files on a media host, within the bounds that a request of ours has. Pure. */
import { encodedFilePath } from '../../../content-service/contract/file-path';

/** Characters of a path, encoded. */
const longest = 400;
/** Segments; the address of a picture has five before them, of twelve that a request may have. */
const mostSegments = 7;
/** `sourcePath` puts a `~` before another host. */
const namesHost = /^\/(?:~|%7e)/i;

/** @param path with a leading `/` @returns it encoded in one way; null for an invalid one */
export function plainPath(path: string): string | null {
  const encoded = encodedFilePath(path);
  if (encoded === null || encoded.length > longest || namesHost.test(encoded)) return null;
  return encoded.split('/').length - 1 > mostSegments ? null : encoded;
}
