/** Adds the origin of a visit to the links and forms of one visitor's page (decision 046). Pure. */
import { addQuery } from '~/base/add-query';
import { escapeMarkup } from '~/base/escape-markup';
import { type Origin, originAddress } from '~/school/admissions/origin-tracking';
import { originFieldsId } from '~/site/origin-fields';
import { leadsToPage } from '~/site/page-path';

/** Links and forms in the output of React and of the sanitiser: double quotes, no `<` or `>` in an attribute. */
const addresses = /(<(?:a|form)\b[^<>]*?\s(?:xlink:)?(?:href|action)=")([^"]*)/g;
const forms = /<form\b([^<>]*)>/g;

/**
 * Adds the origin to every link and form that leads to a page of the site: to the address of links and POST forms,
 * as fields to GET forms. Files, other sites and anchors are unchanged.
 *
 * The fields are at the end of the body and reference their form, where React ignores unknown elements during
 * hydration.
 *
 * @param publicOrigin the site's own, for links that name it
 */
export function carryOrigin(html: string, origin: Origin, publicOrigin: string): string {
  const query = escapeMarkup(originAddress(origin).toString());
  const ids: string[] = [];
  const carrying = html
    .replace(addresses, (whole, start: string, href: string) =>
      isWayToPage(href, publicOrigin) ? start + addQuery(href, query, '&amp;') : whole,
    )
    .replace(forms, (whole, attributes: string) => {
      const own = /\sid="([^"]*)"/.exec(attributes)?.[1];
      const id = own ?? `${originFieldsId}-${ids.length + 1}`;
      ids.push(id);
      return own === undefined ? `<form id="${id}"${attributes}>` : whole;
    });
  // One pair without a form, for forms rendered by JavaScript.
  const fields = ['', ...ids.map((id) => ` form="${id}"`)].flatMap((form) =>
    [...originAddress(origin)].map(
      ([name, value]) => `<input type="hidden"${form} name="${name}" value="${escapeMarkup(value)}">`,
    ),
  );
  const end = carrying.lastIndexOf('</body>');
  if (end === -1) return carrying;
  return `${carrying.slice(0, end)}<div id="${originFieldsId}" hidden>${fields.join('')}</div>${carrying.slice(end)}`;
}

/**
 * The target of a redirect, with the origin of the visit.
 *
 * @param location as the answer has it
 */
export function carryOnRedirect(location: string, origin: Origin): string {
  if (!/^\/(?![/\\])/.test(location) || location.includes('utm_')) return location;
  return addQuery(location, originAddress(origin).toString());
}

function isWayToPage(href: string, publicOrigin: string): boolean {
  const address = href.startsWith(`${publicOrigin}/`) ? href.slice(publicOrigin.length) : href;
  if (!/^\/(?![/\\])/.test(address) || address.includes('utm_')) return false;
  return leadsToPage(address.replace(/[?#].*$/s, ''));
}
