/** The footer's own links (specification §2), without those that a menu column of the content service shows. */

import { pathTo } from '~/screens/list/path-to';
import { accessibilityStatement, legalPages } from '~/site/editors-pages';
import type { Labels } from '~/site/labels';
import type { MenuEntry, MenuLink } from '~/site/settings.server';

/** Columns of the footer: the menus that have items. */
export function footerColumns(
  menu: readonly MenuEntry[],
): { id: string; title: string; links: MenuLink[] }[] {
  const columns = menu.flatMap(linkLists).map(({ title, links }) => ({
    title,
    // A menu would keep an outdated state of conformity: the site itself adds it.
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
 * Those of them that are there: terms of sale, legal notice, personal data charter, careers, complaint, cookies,
 * accessibility, site plan.
 *
 * @param accessibility the state of conformity, in words; null: nobody can say it
 */
export function ownLinks(
  t: Labels,
  shown: readonly MenuLink[],
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
  const shownHrefs = new Set(shown.map((link) => link.href));
  return all.filter(({ href }) => !shownHrefs.has(href) && isThere(href));
}
