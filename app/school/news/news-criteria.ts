/** The filters of the news; the page is in the path (specification §2). Pure. */

import { pathTo } from '~/addresses/path-to';
import type { NamedEntry } from '~/base/named-entry';
import { type ListFeeds, listFeeds } from '~/feeds/feed-format';
import { entryFilter } from '~/filters/filter';
import { feedHref } from '~/filters/list-feed';
import { type ChoiceOf, narrowedList } from '~/filters/narrowed-list';

interface NewsLookup {
  categories: readonly NamedEntry[];
  campuses: readonly NamedEntry[];
}

export const newsCriteria = narrowedList<NewsLookup>()(
  'actualites',
  {
    category: entryFilter('categorie', ({ categories }: NewsLookup) => categories, {
      ask: (slug) => ({ cat_news: { slug: { $eq: slug } } }),
      inFeeds: true,
    }),
    campus: entryFilter('campus', ({ campuses }: NewsLookup) => campuses, {
      field: { label: 'news.filter.campus', any: 'news.filter.anyCampus' },
      ask: (slug) => ({ campus_infos: { campus: { slug: { $eq: slug } } } }),
      inFeeds: true,
    }),
  },
  {
    whole: 'news.list.title',
    filtered: 'news.list.filteredTitle',
    paged: 'news.list.pagedTitle',
  },
  { pathOfPage: (page) => pathTo('actualites/page/:page?', String(page)) },
);

export type NewsChoice = ChoiceOf<typeof newsCriteria>;

export function newsFeeds(title: string, choice: Partial<NewsChoice> = {}): ListFeeds {
  return listFeeds(title, (format) => feedHref(newsCriteria, format, choice));
}
