/** The return path after a choice: a page of this site, or `/cookies` itself. Pure. */
import { consentPath } from '~/consent/form-names';
import { safeHref } from '../../../content-model/values/safe-href';

/**
 * @param asked the form's value, or the referring page
 * @param origin the site's own, required for an absolute address
 * @returns path and query without anchor
 */
export function returnPath(asked: string | null | undefined, origin: string): string {
  const href = safeHref(asked);
  if (href === null || href.startsWith('#') || !URL.canParse(href, origin)) return consentPath;
  const url = new URL(href, origin);
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return consentPath;
  return url.pathname.startsWith('/demo/') ? consentPath : `${url.pathname}${url.search}`;
}
