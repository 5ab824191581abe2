/** The school's content as it surrounds each of its entries: which visitors see, and where menus and pages lead. */
import type { Core } from '@strapi/strapi';
import { wholeOf } from '../content-api/model';
import labelKeys from '../contract/label-keys.json';
import { pathsIn, type ShownCollection, type Surroundings } from '../contract/surroundings';
import { showsEnglish } from './shows-english';

const uids: Readonly<Record<ShownCollection, string>> = {
  programmes: 'api::programme.programme',
  campuses: 'api::campus.campus',
  news: 'api::news-item.news-item',
  posts: 'api::post.post',
  careers: 'api::career.career',
  offers: 'api::offer.offer',
  works: 'api::work.work',
  people: 'api::person.person',
  podcasts: 'api::podcast.podcast',
  partners: 'api::partner.partner',
  sectors: 'api::sector.sector',
  newsCategories: 'api::news-category.news-category',
};

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
  const published = (uid: string, query: object) =>
    strapi.documents(uid as never).findMany({ status: 'published', ...query } as never) as Promise<unknown[]>;
  const slugs = await Promise.all(
    Object.entries(uids).map(async ([name, uid]) => {
      const entries = (await published(uid, { fields: ['slug'] })) as { slug: string | null }[];
      return [name, entries.flatMap(({ slug }) => slug ?? [])] as const;
    }),
  );
  const [menusThere, pagesThere] = await Promise.all(
    [menus, pages].map((uid) => published(uid, { locale, populate: wholeOf(uid) })),
  );
  return {
    pages: (pagesThere as Page[]).map(({ documentId, title, rubrique, slug }) => ({
      documentId,
      title,
      rubrique,
      slug,
    })),
    linked: [...new Set(pathsIn([menusThere, pagesThere]))] as string[],
    slugs: Object.fromEntries(slugs) as Record<ShownCollection, string[]>,
    english: locale === 'en' ? await showsEnglish(process.env.PUBLIC_ORIGIN, fetch) : null,
    offerDays: await promisedDays(strapi),
    labelKeys,
  };
}

async function promisedDays(strapi: Core.Strapi): Promise<number | null> {
  const written = await strapi
    .documents(settings as never)
    .findFirst({ populate: wholeOf(settings) } as never);
  const { facts } = (written ?? {}) as { facts?: { offers?: { shown?: number | null } | null } | null };
  return facts?.offers?.shown ?? null;
}
