/** What an address below `/uploads/` asks for. Whatever is not one of these shapes does not exist. */
import { isTheme, type Theme } from './composition';

export type MediaAddress =
  | { kind: 'landscape'; theme: Theme; seed: number }
  | { kind: 'portrait'; number: number }
  | { kind: 'file'; path: string; type: string };

const types: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

export function readMediaAddress(pathname: string): MediaAddress | null {
  const landscape = /^\/uploads\/landscapes\/([a-z]+)-([1-9]\d{0,3})\.jpg$/.exec(pathname);
  if (landscape) {
    const [, theme = '', seed] = landscape;
    return isTheme(theme) ? { kind: 'landscape', theme, seed: Number(seed) } : null;
  }
  const portrait = /^\/uploads\/portraits\/([1-9]\d{0,3})\.jpg$/.exec(pathname);
  if (portrait) return { kind: 'portrait', number: Number(portrait[1]) };
  // Every segment starts with a letter or digit: no dot files, no way up.
  const file = /^\/uploads\/((?:[a-z0-9][a-z0-9_-]*\/){0,6}[a-z0-9][a-z0-9_.-]{0,100}\.(pdf|jpg|png))$/.exec(
    pathname,
  );
  const [, path, extension = ''] = file ?? [];
  return path ? { kind: 'file', path, type: types[extension] ?? 'application/octet-stream' } : null;
}

/** The slug of a document that may be made up when no such file was uploaded. */
export function documentSlug(path: string): string | null {
  return /^documents\/([a-z0-9]+(?:-[a-z0-9]+){0,15})\.pdf$/.exec(path)?.[1] ?? null;
}
