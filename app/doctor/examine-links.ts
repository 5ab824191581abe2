/** Links of menus without a page. Pure. */
import { hasPage } from '~/screens/list/derived';
import type { MenuEntry } from '~/site/settings.server';
import type { Trouble } from './trouble';

interface Link {
  label: string;
  href: string;
}

/** Every link of a menu. */
export function linksOf(menu: readonly MenuEntry[]): Link[] {
  return menu.flatMap((entry) => {
    const own = { label: entry.label, href: entry.href };
    if (entry.kind === 'dropdown') return [own, ...entry.sections.flatMap(({ items }) => items)];
    return entry.kind === 'link' ? [own] : [own, ...entry.items];
  });
}

/** @param pages addresses of all entries and editorial pages */
export function examineLinks(menu: string, links: readonly Link[], pages: ReadonlySet<string>): Trouble[] {
  return links.flatMap(({ label, href }): Trouble[] => {
    if (!href.startsWith('/') || href.startsWith('/uploads/')) return [];
    if (hasPage(href, pages)) return [];
    return [{ kind: 'link', place: href, problem: `${menu}, “${label}”: no page has this address` }];
  });
}
