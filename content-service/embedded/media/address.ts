/** What an address below `/uploads/` asks for. Whatever is not one of these shapes does not exist. */
import { isTheme, type Theme } from './composition';
import { fileType } from './file-types';

export type MediaAddress =
  | { kind: 'landscape'; theme: Theme; seed: number }
  | { kind: 'portrait'; number: number }
  | { kind: 'file'; path: string; type: string };

export function readMediaAddress(pathname: string): MediaAddress | null {
  const landscape = /^\/uploads\/landscapes\/([a-z]+)-([1-9]\d{0,3})\.jpg$/.exec(pathname);
  if (landscape) {
    const [, theme = '', seed] = landscape;
    return isTheme(theme) ? { kind: 'landscape', theme, seed: Number(seed) } : null;
  }
  const portrait = /^\/uploads\/portraits\/([1-9]\d{0,3})\.jpg$/.exec(pathname);
  if (portrait) return { kind: 'portrait', number: Number(portrait[1]) };
  const path = /^\/uploads\/(.+)$/.exec(pathname)?.[1];
  return path === undefined ? null : fileAddress(path);
}

/** Segments start with a letter, a digit or `_`, and hold what names of files hold: no dot files, no way up. */
const fileName = /^(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N} _.,;'’()&+@=!~-]{0,200}(?:\/(?!$)|$)){1,7}$/u;

function fileAddress(encoded: string): MediaAddress | null {
  // A slash that is encoded would be one of a name.
  if (/%2f/i.test(encoded) || !URL.canParse(`http://x/${encoded}`)) return null;
  try {
    const path = decodeURIComponent(encoded);
    const type = fileType(path);
    return type && fileName.test(path) ? { kind: 'file', path, type } : null;
  } catch {
    return null;
  }
}

/** The slug of a document that may be made up when no such file was uploaded. */
export function documentSlug(path: string): string | null {
  return /^documents\/([a-z0-9]+(?:-[a-z0-9]+){0,15})\.pdf$/.exec(path)?.[1] ?? null;
}
