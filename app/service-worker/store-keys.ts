/** The addresses under which pages and pictures are stored and found. Pure. */
import { isTrackingParameter } from '../base/tracking-parameters';
import { addressOfPage, asksForData } from '../framework/data-requests';
import { offlinePath, savedPath } from '../offline/stores';

/**
 * The address a page is stored under: without fragment and tracking parameters. The installed pages do not
 * depend on any parameter.
 */
export function copyKey(url: URL): string {
  const key = new URL(url);
  key.hash = '';
  if (isInstalledPage(url) && !asksForData(url.href)) key.search = '';
  for (const name of [...key.searchParams.keys()])
    if (isTrackingParameter(name)) key.searchParams.delete(name);
  return key.href;
}

/** Path and query of a page, from its address or that of its data. */
export function pageOf(url: URL): string {
  const { pathname, search } = new URL(copyKey(url));
  return addressOfPage(pathname + search);
}

/**
 * Whether it is the offline page or the list of saved programmes, which are installed with each version, and not stored
 * among the visited pages.
 */
export function isInstalledPage(url: URL): boolean {
  return url.pathname === offlinePath || url.pathname === savedPath;
}

/** @returns the part of the path that all widths and formats of a picture share; null when it is not a picture */
export function variantKey(path: string): string | null {
  return /^\/images\/[a-z]+\/\d+(\/.+)$/.exec(path)?.[1] ?? null;
}
