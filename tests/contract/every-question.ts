/** Every question of the site to its content service, asked by the site's own calls. */
import { z } from 'zod';
import { parseBlocks } from '~/blocks/parse-blocks.server';
import type { BoundaryReport } from '~/content/boundary-report';
import type { ContentClient } from '~/content/client.server';
import {
  type Collection,
  collectionPath,
  collections,
  type PagedCollection,
  withPublishDate,
} from '~/content/collections';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { listCalendarEvents, listEventsForMonths } from '~/school/agenda/event-lists.server';
import { findEvent, listEvents } from '~/school/agenda/events.server';
import { nextEvents } from '~/school/agenda/next-events.server';
import { findPost, listFeedPosts, listPostCategories, listPosts } from '~/school/blog/posts.server';
import { findCampus, findCampusTitle, listCampuses } from '~/school/campuses/campuses.server';
import { findCareer, listCareers, listPaidCareers } from '~/school/careers/careers.server';
import { findNews, listFeedNews, listNews, listNewsCategories } from '~/school/news/news.server';
import { findOffer, listOffers } from '~/school/offers/offers.server';
import { findSection, findSubPage, listPageLinks, type PageLink } from '~/school/pages/pages.server';
import { listPartners } from '~/school/partners/partners.server';
import { listPeople, listVoices } from '~/school/people/people.server';
import { listPodcasts } from '~/school/podcasts/podcasts.server';
import { findProgramme, listAllProgrammes, listProgrammes } from '~/school/programmes/programmes.server';
import { listSectors } from '~/school/programmes/sectors.server';
import { findWork, listWorkLines, listWorks } from '~/school/works/works.server';
import { listPages, sitemapNames } from '~/screens/sitemap/listed-pages.server';
import { searchParts } from '~/search-sources/all.server';
import { findLabelOverrides } from '~/site/label-overrides.server';
import { createLabels } from '~/site/labels';
import { findMenu } from '~/site/menus.server';
import { listRedirects } from '~/site/redirects.server';
import { findSettings } from '~/site/settings.server';
import { pageHref } from '../../content-model/rules/page-address';

export interface Question {
  name: string;
  ask(): Promise<unknown>;
}

export interface QuestionSources {
  content: ContentClient;
  report: BoundaryReport;
  now: Date;
}

const page = { page: 1, pageSize: 12 };
/** Entries requested where a block or a feed may show that many. */
const many = 40;

/** Lists, menus, settings: the content of the screens. */
export function questionsOfScreens({ content, now }: QuestionSources): Question[] {
  const question = (name: string, ask: () => Promise<unknown>): Question => ({ name, ask });
  const sources = { content, english: null, origin: 'https://www.ecole.example', now };
  return [
    question('settings', () => findSettings(content)),
    question('main menu', () => findMenu(content, 'navbarproto')),
    question('footer menu', () => findMenu(content, 'footer')),
    question('labels', () => findLabelOverrides(content)),
    question('campuses', () => listCampuses(content)),
    question('programmes', () => listAllProgrammes(content)),
    question('one page of programmes', () => listProgrammes(content, {}, page)),
    question('sectors', () => listSectors(content)),
    question('next events', () => nextEvents(content, now)),
    question('agenda', () => listEvents(content, now, {}, page)),
    question('past events', () => listEvents(content, now, { past: true }, page)),
    question('months of the agenda', () => listEventsForMonths(content, now, {})),
    question('calendar', () => listCalendarEvents(content, now, {})),
    question('news', () => listNews(content, {}, page)),
    question('feed of the news', () => listFeedNews(content, {}, many)),
    question('categories of the news', () => listNewsCategories(content)),
    question('blog', () => listPosts(content, {}, page)),
    question('feed of the blog', () => listFeedPosts(content, {}, many)),
    question('categories of the blog', () => listPostCategories(content)),
    question('careers', () => listCareers(content, {}, many)),
    question('offers', () => listOffers(content, now, {}, page)),
    question('works', () => listWorks(content, page)),
    question('works of a programme', () => listWorkLines(content, 'bts', 2)),
    question('people', () => listPeople(content, {}, many)),
    question('voices of a programme', () => listVoices(content, 'bts')),
    question('careers with salaries', () => listPaidCareers(content, ['ecologue'])),
    question('partners', () => listPartners(content, {}, many)),
    question('podcasts', () => listPodcasts(content, many)),
    question('pages', () => listPageLinks(content)),
    question('old addresses', () => listRedirects(content)),
    ...sitemapNames(sources).map((name) => question(`sitemap ${name}`, async () => listPages(name, sources))),
    question('search', () => readSearch(content, now)),
  ];
}

async function readSearch(content: ContentClient, now: Date): Promise<void> {
  const fail = (_: string, error: unknown) => {
    throw error;
  };
  for (const { read } of searchParts({ content, labels: createLabels({}), now }))
    for await (const _ of read(fail));
}

/** How the entries of each collection are found by their slug. */
const finders = {
  programmes: findProgramme,
  campuses: async (content: ContentClient, slug: string) => {
    await findCampusTitle(content, slug);
    return findCampus(content, slug);
  },
  careers: findCareer,
  events: findEvent,
  news: findNews,
  posts: findPost,
  offers: findOffer,
  works: findWork,
} satisfies Record<PagedCollection, (content: ContentClient, slug: string) => Promise<unknown>>;

export const pagedCollections = Object.keys(finders) as PagedCollection[];

/** An entry of any kind, without any validation. */
const slugSchema = z.object({ slug: z.string().nullish().catch(null) });

/** Slugs of a collection's entries as in the service, without drafts if it has any. */
export async function slugsOf(content: ContentClient, name: PagedCollection): Promise<string[]> {
  const collection: Collection = collections[name];
  const filters = collection.dated ? { filters: withPublishDate } : {};
  const query = { ...selectionOf(slugSchema), ...filters, sort: ['slug:asc'] };
  const entries = await listEvery(content, collectionPath(collection, content.namespace), slugSchema, query);
  return entries.flatMap(({ slug }) => slug || []);
}

/** Every page of a collection's entries. */
export function questionsOfEntries(
  { content }: QuestionSources,
  name: PagedCollection,
  slugs: readonly string[],
): Question[] {
  const { below } = collections[name];
  return slugs.map((slug) => ({
    name: `${below}/${slug}`,
    ask: () => finders[name](content, slug),
  }));
}

/** Every editorial page, with the questions of its blocks. */
export function questionsOfPages(
  { content, report, now }: QuestionSources,
  links: readonly PageLink[],
): Question[] {
  return links.map(({ rubrique, slug }) => {
    const href = pageHref({ rubrique, slug });
    return {
      name: href,
      async ask() {
        const { pageLayout } = await (slug
          ? findSubPage(content, rubrique, slug)
          : findSection(content, rubrique));
        await parseBlocks(pageLayout.blocks, href, { content, now }, report);
        return pageLayout.blocks;
      },
    };
  });
}
