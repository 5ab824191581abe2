/** The filters of the posts. Pure. */
import type { NamedEntry } from '~/base/named-entry';
import { type ListFeeds, listFeeds } from '~/feeds/feed-format';
import { entryFilter } from '~/filters/filter';
import { feedHref } from '~/filters/list-feed';
import { type ChoiceOf, narrowedList } from '~/filters/narrowed-list';

interface BlogLookup {
  categories: readonly NamedEntry[];
}

export const blogCriteria = narrowedList<BlogLookup>()(
  'blog',
  {
    category: entryFilter('categorie', ({ categories }: BlogLookup) => categories, {
      ask: (slug) => ({ category: { slug: { $eq: slug } } }),
      inFeeds: true,
    }),
  },
  {
    whole: 'blog.list.title',
    filtered: 'blog.list.filteredTitle',
    paged: 'blog.list.pagedTitle',
  },
);

export type BlogChoice = ChoiceOf<typeof blogCriteria>;

export function blogFeeds(title: string, choice: Partial<BlogChoice> = {}): ListFeeds {
  return listFeeds(title, (format) => feedHref(blogCriteria, format, choice));
}
