/** The filters of the posts. Pure. */
import { type ListFeeds, listFeeds } from '~/feeds/feed-format';
import { amongEntries, type FilterEntry } from '~/filters/filter';
import { type ChoiceOf, feedHref, narrowedList } from '~/filters/narrowed-list';

interface BlogLookup {
  categories: readonly FilterEntry[];
}

export const blogList = narrowedList<BlogLookup>()('blog', {
  category: amongEntries('categorie', ({ categories }: BlogLookup) => categories, {
    ask: (slug) => ({ category: { slug: { $eq: slug } } }),
    inFeeds: true,
  }),
});

export type BlogChoice = ChoiceOf<typeof blogList>;

export function blogFeeds(title: string, choice: Partial<BlogChoice> = {}): ListFeeds {
  return listFeeds(title, (format) => feedHref(blogList, format, choice));
}
