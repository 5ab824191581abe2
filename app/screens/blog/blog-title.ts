/** The title of a list of posts; each of its addresses has a different one. Pure. */

import { choiceWords, type LookupOf } from '~/filters/narrowed-list';
import { type BlogChoice, blogCriteria } from '~/school/blog/blog-criteria';
import type { Labels } from '~/site/labels';

interface TitledBlog {
  choice: BlogChoice;
  lookup: LookupOf<typeof blogCriteria>;
}

/** `Blog`, `Blog : Alternance` */
export function blogTitle({ choice, lookup }: TitledBlog, t: Labels): string {
  const category = choiceWords(blogCriteria, choice, lookup, t);
  return category === null ? t('blog.list.title') : t('blog.list.filteredTitle', { category });
}

/** The same for the head: pages after the first have their number. */
export function blogHeadTitle({ page, ...blog }: TitledBlog & { page: number }, t: Labels): string {
  const title = blogTitle(blog, t);
  return page > 1 ? t('blog.list.pagedTitle', { title, page }) : title;
}
