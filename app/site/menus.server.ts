/** The menus of the site from the content service (specification §2, §7). */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { reader } from '~/reading/reading.server';
import { menus } from '../../content-model/collections/menus';
import type { MenuType } from '../../content-model/enumerations';

export interface MenuLink {
  id: string;
  label: string;
  href: string;
}

/** An entry of the main menu, by the kinds of section 2 of the specification. */
export type MenuEntry = EntryWithoutId & { id: string };

type EntryWithoutId = { label: string; href: string } & (
  | { kind: 'link' }
  /** `items`: the campuses that an editor chose, where there is no room for all (the footer). */
  | { kind: 'campuses'; items: MenuLink[] }
  | { kind: 'simple'; items: MenuLink[] }
  | { kind: 'dropdown'; sections: { id: string; title: string; items: MenuLink[] }[] }
);

const menuFields = reader(menus.views.whole);
const menuSchema = menuFields.transform(({ body }) => ({ body: withIds(body.map(menuEntry)) }));

/** `GET /menu-enrichis` of one type: the first element's body. */
export async function findMenu(content: ContentClient, type: MenuType): Promise<MenuEntry[]> {
  const query = { filters: { type: { $eq: type } } };
  const { items } = await content.list('/menu-enrichis', menuSchema, query);
  return items[0]?.body ?? [];
}

type WireMenuEntry = z.output<typeof menuFields>['body'][number];

/** Makes `kind` of the `__component` on the wire; an entry without an address leads to the home page. */
function menuEntry(entry: WireMenuEntry): EntryWithoutId {
  const base = { label: entry.label, href: entry.url ?? '/' };
  // The campus menu is known by its slug: its three columns come from the campuses themselves.
  if (entry.slug === 'campus') {
    return { kind: 'campuses', ...base, items: 'items' in entry ? menuLinks(entry.items) : [] };
  }
  if (entry.__component === 'core.menu-item') return { kind: 'link', ...base };
  if (entry.__component === 'core.menu') return { kind: 'simple', ...base, items: menuLinks(entry.items) };
  const sections = entry.menu_sections.map(({ Titre, items }) => ({ title: Titre, items: menuLinks(items) }));
  return { kind: 'dropdown', ...base, sections: withIds(sections) };
}

function menuLinks(links: readonly { label: string; url: string | null }[]): MenuLink[] {
  return withIds(links.map(({ label, url }) => ({ label, href: url ?? '/' })));
}

/** With the positions as ids. Those of the content service are not unique: entries of different kinds may share one. */
function withIds<T extends object>(entries: T[]): (T & { id: string })[] {
  return entries.map((entry, index) => ({ ...entry, id: String(index + 1) }));
}
