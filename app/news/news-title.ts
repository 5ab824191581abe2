/** What a list of news is called; no two of its addresses have the same title. Pure. */
import type { Labels } from '~/site/labels';

type Category = { title: string } | null;

/** `Actualités`, `Actualités : Portraits` */
export function newsTitle(category: Category, t: Labels): string {
  return category ? t('news.list.filteredTitle', { category: category.title }) : t('news.list.title');
}

/** The same for the head: pages after the first say their number. */
export function newsHeadTitle({ category, page }: { category: Category; page: number }, t: Labels): string {
  const title = newsTitle(category, t);
  return page > 1 ? t('news.list.pagedTitle', { title, page }) : title;
}
