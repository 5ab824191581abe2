/** The content around each entry, by which the rules of duties judge it: what visitors see, where menus and pages lead. */
import type { Core } from '@strapi/strapi';
import { populateOf } from '../../content-api/served-types';
import { shownCollections } from '../../contract/duties';
import labelKeys from '../../contract/label-keys.json';
import { pathsIn } from '../../contract/paths-in';
import { type CollectionName, places, uidOf } from '../../contract/places';
import type { Surroundings } from '../../contract/surroundings';
import { documentsOf } from '../../untyped-strapi';
import { showsEnglish } from './shows-english';

const settings = 'api::setting.setting';
const pages = 'api::article.article';
const menus = 'api::menu-enrichi.menu-enrichi';

interface Page {
  documentId: string;
  title: string;
  rubrique: string;
  slug: string | null;
}

/** The panel leaves the entry it shows out of the pages. */
export interface PanelSurroundings extends Surroundings {
  pages: readonly Page[];
}

export async function findSurroundings(strapi: Core.Strapi, locale: string): Promise<PanelSurroundings> {
  const published = <Entry>(uid: string, query: object): Promise<Entry[]> =>
    documentsOf(strapi, uid).findMany({ status: 'published', ...query });
  const slugs = await Promise.all(
    ([...shownCollections] as CollectionName[]).map(async (name) => {
      const uid = uidOf(places[name].models[0]);
      const entries: { slug: string | null }[] = await published(uid, { fields: ['slug'] });
      return [name, entries.flatMap(({ slug }) => slug ?? [])] as const;
    }),
  );
  const [publishedMenus, publishedPages] = await Promise.all([
    published(menus, { locale, populate: populateOf(menus) }),
    published<Page>(pages, { locale, populate: populateOf(pages) }),
  ]);
  return {
    pages: publishedPages.map(({ documentId, title, rubrique, slug }) => ({
      documentId,
      title,
      rubrique,
      slug,
    })),
    linkedPaths: [...new Set(pathsIn([publishedMenus, publishedPages]))],
    slugs: Object.fromEntries(slugs),
    english: locale === 'en' ? await showsEnglish(process.env.PUBLIC_ORIGIN, fetch) : null,
    offerDays: await promisedDays(strapi),
    labelKeys,
  };
}

/** Days that the school promises to show an offer. */
async function promisedDays(strapi: Core.Strapi): Promise<number | null> {
  const writtenSettings: OfferSettings | null = await documentsOf(strapi, settings).findFirst({
    populate: populateOf(settings),
  });
  return writtenSettings?.facts?.offers?.shown ?? null;
}

interface OfferSettings {
  facts?: { offers?: { shown?: number | null } | null } | null;
}
