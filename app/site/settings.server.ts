/** Site settings, menus and label overrides from the content service (specification §3, §7). */
import { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { sharedInRecording } from '~/content/content-use.server';
import { reader } from '~/reading/reading.server';
import { menus } from '../../content-model/collections/menus';
import type { MenuType } from '../../content-model/enumerations';
import { settingsView } from '../../content-model/singles';
import { noAdmissionDates } from './admission-settings.server';
import { unnamedSchool } from './labels/commons';
import { schoolLook } from './look/school-look';

const settingsFields = reader(settingsView);
const settingsSchema = settingsFields
  .refine(({ schools }) => schools.length > 0, { path: ['schools'], error: 'no school' })
  .transform((value) => ({
    email: value.email,
    school: schoolOf(value.schools[0]),
    social: value.social
      .filter((item) => item.visible)
      .map(({ type, url }, index) => ({ id: idOf(index), type, href: url })),
    title: value.title ?? value.siteName ?? value.schools[0]?.name ?? unnamedSchool,
    siteName: value.siteName ?? value.title ?? value.schools[0]?.name ?? unnamedSchool,
    logo: value.logo,
    look: schoolLook(value.look),
    siteUrl: value.siteUrl?.startsWith('http') ? value.siteUrl : null,
    description: value.seo?.metaDescription ?? null,
    metas: value.seo?.metas ?? [],
    shareImage: value.seo?.shareImage ?? null,
    twitterSite: value.seo?.twitterSite ?? null,
    admission: value.admission ?? noAdmissionDates,
    accessibility: value.facts?.accessibility ?? null,
  }));

function schoolOf(school: z.output<typeof settingsFields>['schools'][number] | undefined) {
  const { phone, ...schoolFields } = school ?? {
    name: null,
    legalName: null,
    phone: null,
    address: null,
    logo: null,
  };
  return { ...schoolFields, phone: phone?.number ?? null };
}

export type Settings = z.output<typeof settingsSchema>;

export const fallbackSettings: Settings = {
  email: null,
  school: { name: null, legalName: null, phone: null, address: null, logo: null },
  social: [],
  title: unnamedSchool,
  siteName: unnamedSchool,
  logo: null,
  look: null,
  siteUrl: null,
  description: null,
  metas: [],
  shareImage: null,
  twitterSite: null,
  admission: noAdmissionDates,
  accessibility: null,
};

/** `GET /users/me`. */
export const findSettings = sharedInRecording(
  (content: ContentClient): Promise<Settings> => content.entry('/users/me', settingsSchema),
);

/** An id made of the position. Those of the content service are not unique: entries of different kinds may share one. */
const idOf = (index: number) => String(index + 1);

function withIds<T extends object>(entries: T[]): (T & { id: string })[] {
  return entries.map((entry, index) => ({ ...entry, id: idOf(index) }));
}

type WireMenuEntry = z.output<typeof menuFields>['body'][number];

const menuLinks = (links: readonly { label: string; url: string | null }[]): MenuLink[] =>
  withIds(links.map(({ label, url }) => ({ label, href: url ?? '/' })));

/** `__component` of the wire becomes `kind`; an unknown menu entry is left out (lenient). */
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

export interface MenuLink {
  id: string;
  label: string;
  href: string;
}

/** An entry of the main menu, by the kinds of section 2 of the specification. */
export type MenuEntry = EntryWithoutId & { id: string };

type EntryWithoutId = { label: string; href: string } & (
  | { kind: 'link' }
  /** `items`: the campuses an editor picked, where there is no room for all (the footer). */
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

/** Values that are not texts are left out; a record without any text is not a label. */
const labelsSchema = z
  .record(z.string(), z.unknown())
  .refine((record) => {
    const values = Object.values(record);
    return values.length === 0 || values.some((value) => typeof value === 'string');
  }, 'no label in it')
  .transform((record) => {
    const texts = Object.entries(record).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    return Object.fromEntries(texts);
  });

/** `GET /labels`: the texts that override the site's own. */
export function findLabelOverrides(content: ContentClient): Promise<Record<string, string>> {
  return content.entry('/labels', labelsSchema);
}
