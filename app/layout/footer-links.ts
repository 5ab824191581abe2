/** The links of the footer: those of the school's menus, and the site's (specification §2). */

import { pathTo } from '~/addresses/path-to';
import { accessibilityStatement, legalPages } from '~/site/editors-pages';
import type { Labels } from '~/site/labels';
import type { MenuEntry, MenuLink } from '~/site/menus.server';

/** Columns of the footer: the menus, or their sections, that have links. */
export function footerColumns(
  menu: readonly MenuEntry[],
): { id: string; title: string; links: MenuLink[] }[] {
  const columns = menu.flatMap(linkLists).map(({ title, links }) => ({
    title,
    // The menu's label would state an outdated conformity; `siteLinks` adds the current one.
    links: links.filter(({ href }) => href !== accessibilityStatement),
  }));
  return columns
    .filter(({ links }) => links.length > 0)
    .map((column, index) => ({ id: String(index + 1), ...column }));
}

function linkLists(entry: MenuEntry): { title: string; links: MenuLink[] }[] {
  if (entry.kind === 'simple' || entry.kind === 'campuses')
    return [{ title: entry.label, links: entry.items }];
  if (entry.kind === 'dropdown') return entry.sections.map(({ title, items }) => ({ title, links: items }));
  return [];
}

/**
 * The site's links, to those of its pages that this school has.
 *
 * @param menuLinks links of the menus, which are not shown twice
 * @param accessibility the state of conformity, in words; null if it is unknown
 */
export function siteLinks(
  t: Labels,
  menuLinks: readonly MenuLink[],
  { accessibility, isThere }: { accessibility: string | null; isThere: (href: string) => boolean },
): { label: string; href: string }[] {
  const legal = legalPages(t);
  const statementLabel =
    accessibility === null
      ? t('layout.footer.statement')
      : t('layout.footer.accessibility', { state: accessibility });
  const all = [
    { label: t('commons.legal.terms.title'), href: legal.terms },
    { label: t('commons.legal.notice.title'), href: legal.notice },
    { label: t('commons.legal.privacy.title'), href: legal.privacy },
    { label: t('layout.footer.careers'), href: t('layout.footer.careersHref') },
    { label: t('layout.footer.complaint'), href: pathTo('reclamation') },
    { label: t('layout.footer.cookies'), href: pathTo('cookies') },
    { label: statementLabel, href: legal.accessibility },
    { label: t('layout.footer.sitePlan'), href: pathTo('plan') },
  ];
  const menuHrefs = new Set(menuLinks.map(({ href }) => href));
  return all.filter(({ href }) => !menuHrefs.has(href) && isThere(href));
}
