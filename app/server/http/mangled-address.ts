/**
 * Addresses as mail tools mangle them: parameters appended to a path with `&` or with an encoded `?`, `&amp;` between
 * parameters, a second `?`. Pure.
 */
import { trackingNames } from '~/base/tracking-parameters';
import { isFile, withoutNeedlessEncoding } from '../../../content-model/rules/canonical-path';

export interface Address {
  pathname: string;
  /** Query with its `?`, or empty. */
  search: string;
}

/** A separator of parameters, once or several times escaped for HTML. */
const separator = '(?:[?&]|%26|%3f)(?:amp(?:;|%3b))*';
/** Before the first parameter within a path. */
const separatorInPath = new RegExp(`${separator}(?=[\\w.~-]{1,60}(?:=|%3d))`, 'i');
/** In the name of a file, which may itself contain these signs: only before a tracking parameter. */
const separatorInFileName = new RegExp(`${separator}(?=(?:${trackingNames})(?:=|%3d))`, 'i');
/** Before a tracking parameter in a query; the values of other parameters may contain a question mark. */
const separatorInQuery = new RegExp(`${separator}(?=(?:${trackingNames})=)`, 'gi');
const escapedSeparator = /&(?:amp(?:;|%3b))+/gi;
/** A tracking parameter whose equals sign is encoded, and what follows it. */
const encodedTracking = new RegExp(`(?<=^|[?&])(?:${trackingNames})%3d[^?&]*`, 'gi');
const parameterName = /(?<=^|[?&])[^=&?]+/g;

/** @returns the path, and the parameters that a mail tool has appended to it, without a separator before them */
export function splitPath(pathname: string): [path: string, query: string] {
  const path = withoutNeedlessEncoding(pathname);
  const found = (isFile(path) ? separatorInFileName : separatorInPath).exec(path);
  if (!found) return [pathname, ''];
  const query = path.slice(found.index + found[0].length);
  const hasEncodedSigns = /^[^=%]*%3d/i.test(query);
  return [path.slice(0, found.index) || '/', hasEncodedSigns ? withPlainSigns(query) : query];
}

/** @returns the address that was meant; the same for one that is not mangled */
export function mendedAddress({ pathname, search }: Address): Address {
  const [path, appended] = splitPath(pathname);
  const query = [appended, search.slice(1)].filter((part) => part !== '').join('&');
  const mended = mendedQuery(query);
  return { pathname: path, search: mended === '' ? '' : `?${mended}` };
}

/** @param target path and query as they came */
export function isMangledQuery(target: string): boolean {
  const query = target.slice(target.indexOf('?') + 1);
  return mendedQuery(query) !== query;
}

/** Mends until nothing changes any more, so that there is one redirect. */
function mendedQuery(query: string): string {
  const mended = query
    .replace(parameterName, withoutNeedlessEncoding)
    .replace(encodedTracking, withPlainSigns)
    .replace(separatorInQuery, '&')
    .replace(escapedSeparator, '&')
    .replace(/^[?&]+/, '');
  return mended === query ? query : mendedQuery(mended);
}

/** With `=` and `&` in place of their encoding. */
const withPlainSigns = (query: string): string => query.replace(/%3d/gi, '=').replace(/%26/gi, '&');
