/** The one form of a path of the site (specification §5). Pure. */

/** Files whose names are case-sensitive. */
const builtFiles = /^\/(?:assets|images|icons|fonts)\//;
/** Files of editors, whose names have capitals; some old addresses have the same beginning. */
const uploadedFiles = /^\/uploads\//;

export const isBuiltFile = (path: string) => builtFiles.test(path);
export const isFile = (path: string) => builtFiles.test(path) || uploadedFiles.test(path);

/** Path with `/` in place of `//` and more. */
export function withoutEmptySegments(path: string): string {
  return path.replace(/\/{2,}/g, '/');
}

/** Encoded unreserved characters, which are equivalent unencoded (RFC 3986 §6.2.2.2): letters, digits, `-._~`. */
const encodedUnreserved = /%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi;

/** Path without encodings that change nothing: `/uploads/x.pd%66` is `/uploads/x.pdf`. */
export const withoutNeedlessEncoding = (path: string): string =>
  path.replace(encodedUnreserved, decodeURIComponent);

/** Paths of files keep their capitals; the others are in small letters, without a slash at the end. */
export function canonicalPath(pathname: string): string {
  const path = withoutEmptySegments(withoutNeedlessEncoding(pathname));
  if (isFile(path)) return path;
  return path.toLowerCase().replace(/\/$/, '') || '/';
}
