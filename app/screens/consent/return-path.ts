import { consentPath } from '~/consent/form-names';
import { safeHref } from '../../../content-model/values/safe-href';

/**
 * Where to return after a choice: to a page of this site, or to `/cookies` itself. Pure.
 *
 * @param address of the form's field, or of the referring page
 * @param origin of the site
 * @returns path and query without anchor
 */
export function returnPath(address: string | null | undefined, origin: string): string {
  const href = safeHref(address);
  if (href === null || href.startsWith('#') || !URL.canParse(href, origin)) return consentPath;
  const url = new URL(href, origin);
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return consentPath;
  return url.pathname.startsWith('/demo/') ? consentPath : `${url.pathname}${url.search}`;
}
