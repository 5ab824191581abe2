/** Refuses malformed requests: bad methods, encodings, lengths and depths. Pure. */

import { withoutEmptySegments } from '../../../content-model/rules/canonical-path';
import { splitPath } from './mangled-address';

export interface RequestShape {
  method: string;
  /** The request target as it came, e.g. `/campus?x=1`. */
  target: string;
}

/** Characters of path and query together. */
export const longestTarget = 2048;
/** Segments of a path: the site's own addresses have at most four, pictures six. */
const maxSegments = 12;
/** Query parameters: a campaign link has about ten. */
const maxParameters = 60;

const methods = new Set(['GET', 'HEAD', 'POST']);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const forbiddenInTarget = /[\u0000-\u0020\u007f\\<>"#]/;
/** Encoded NUL, line breaks, backslash, slash and percent sign. */
const forbiddenInPath = /%(?:00|0a|0d|5c|2f|25)/i;
/** In names of files, which may contain an encoded percent sign if no other encoding follows it. */
const forbiddenInFilePath = /%(?:00|0a|0d|5c|2f|25[0-9a-f]{2})/i;
const filePath = /^\/(?:uploads|images)\//;
/** `.` or `..`, encoded or not, alone between two slashes. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** @returns the status to refuse the request with, or null when it is valid */
export function refusalStatus({ method, target }: RequestShape): 400 | 404 | 405 | 414 | null {
  if (!methods.has(method)) return 405;
  if (target.length > longestTarget) return 414;
  const [pathname = ''] = target.split('?', 1);
  // A mangled address is redirected to the mended one (`canonical-address.ts`); a form is never sent to one.
  const path = method === 'POST' ? pathname : splitPath(pathname)[0];
  if (!path.startsWith('/') || forbiddenInTarget.test(target) || dotSegment.test(pathname)) return 400;
  if ((filePath.test(path) ? forbiddenInFilePath : forbiddenInPath).test(path)) return 400;
  if (method === 'POST' && path.includes('//')) return 400;
  if (!isDecodable(path)) return 400;
  if (withoutEmptySegments(path).split('/').length - 1 > maxSegments) return 404;
  if (target.split('&').length > maxParameters) return 400;
  return null;
}

/** Whether percent-encoding is complete and valid UTF-8. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
