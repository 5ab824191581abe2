/** What an address below `/uploads/` asks for. Whatever is not of this shape does not exist. */
import { fileType } from '../../contract/file-types';

export interface MediaAddress {
  /** Below the folder of uploads, decoded. */
  path: string;
  type: string;
}

/** Segments start with a letter, a digit or `_`, and hold what names of files hold: no dot files, no way up. */
const fileName = /^(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N} _.,;'’()&+@=!~-]{0,200}(?:\/(?!$)|$)){1,7}$/u;

export function readMediaAddress(pathname: string): MediaAddress | null {
  const encoded = /^\/uploads\/(.+)$/.exec(pathname)?.[1];
  if (encoded === undefined) return null;
  // A slash that is encoded would be one of a name.
  if (/%2f/i.test(encoded) || !URL.canParse(`http://x/${encoded}`)) return null;
  try {
    const path = decodeURIComponent(encoded);
    const type = fileType(path);
    return type && fileName.test(path) ? { path, type } : null;
  } catch {
    return null;
  }
}

/** The slug of a document that may be made up when no such file was uploaded. */
export function documentSlug(path: string): string | null {
  return /^documents\/([a-z0-9]+(?:-[a-z0-9]+){0,15})\.pdf$/.exec(path)?.[1] ?? null;
}
