/** The filters of the posts. Pure. */
import { type ListFeeds, listFeeds } from '~/feeds/feed-format';
import { amongEntries, type Named } from '~/filters/filter';
import { type ChoiceOf, feedHref, narrowedList } from '~/filters/narrowed-list';

interface BlogKnown {
  categories: readonly Named[];
}

export const blogList = narrowedList<BlogKnown>()('blog', {
  category: amongEntries('categorie', ({ categories }: BlogKnown) => categories, {
    ask: (slug) => ({ category: { slug: { $eq: slug } } }),
    inFeeds: true,
  }),
});

export type BlogChoice = ChoiceOf<typeof blogList>;

export function blogFeeds(title: string, choice: Partial<BlogChoice> = {}): ListFeeds {
  return listFeeds(title, (format) => feedHref(blogList, format, choice));
}
