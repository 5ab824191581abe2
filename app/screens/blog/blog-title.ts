/** What a list of posts is called; no two of its addresses have the same title. Pure. */
import type { Labels } from '~/site/labels';

type Category = { title: string } | null;

/** `Blog`, `Blog : Alternance` */
export function blogTitle(category: Category, t: Labels): string {
  return category ? t('blog.list.filteredTitle', { category: category.title }) : t('blog.list.title');
}

/** The same for the head: pages after the first say their number. */
export function blogHeadTitle({ category, page }: { category: Category; page: number }, t: Labels): string {
  const title = blogTitle(category, t);
  return page > 1 ? t('blog.list.pagedTitle', { title, page }) : title;
}
