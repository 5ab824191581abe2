/** Segments start with a letter, digit or underscore, and hold what names of files hold: no dot files, no way up. */
const named =
  /^(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N} _.,;'’()&+@=!~-]*\/){0,6}[\p{L}\p{N}_][\p{L}\p{M}\p{N} _.,;'’()&+@=!~-]*\.[a-z0-9]{1,5}$/iu;

/**
 * Path of a document below the media origin: the name it was uploaded with, capitals, accents and spaces included.
 *
 * @param name decoded @returns null for a name that could lead elsewhere
 */
export function documentPath(name: string | undefined): string | null {
  if (!name || name.length > 200 || !named.test(name)) return null;
  return `/uploads/${name.split('/').map(encodeURIComponent).join('/')}`;
}
