/** Which clicks open the pop-in, and with which presets (specification §4). Pure, except for the document it reads. */
import {
  type AdmissionsAction,
  admissionsHref,
  courseFor,
  isAdmissionsAction,
  type PresetChoice,
} from '~/school/admissions/actions';
import { placeParameter } from '~/school/campuses/nearest/place-address';
import { isModified } from '~/ui/is-modified';

/** A parsed link to an admissions page. */
export interface AdmissionsRequest {
  action: AdmissionsAction;
  choice: PresetChoice;
  /** The page that does the same without the pop-in. */
  href: string;
}

/**
 * Reads an address.
 *
 * @param preset choice preset by the current page; the address takes precedence
 * @returns null unless it is another admissions page of this site
 */
export function readAdmissionsHref(
  href: string,
  base: string,
  preset: PresetChoice = {},
): AdmissionsRequest | null {
  if (!URL.canParse(href, base)) return null;
  const { origin, pathname, searchParams } = new URL(href, base);
  const page = new URL(base);
  const [, section, action, ...others] = pathname.split('/');
  if (origin !== page.origin || section !== 'crm' || others.length > 0) return null;
  // A link that sorts the page's campuses, or leads out of a choice made on it, means the page.
  const meansPage = searchParams.has(placeParameter) || pathname === page.pathname;
  if (!isAdmissionsAction(action) || meansPage) return null;
  const choice = {
    course: searchParams.get('course') || courseFor(action, preset),
    campus: searchParams.get('campus') || preset.campus,
  };
  return { action, choice, href: admissionsHref(action, choice) };
}

/**
 * The link of a plain click. With another button, with a key held, or for another window, the browser handles the link.
 */
export function linkOfClick(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || isModified(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}
