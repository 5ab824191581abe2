/** What a list of news is called; no two of its addresses have the same title. Pure. */
import type { Labels } from '~/site/labels';

interface TitledNews {
  category: { title: string } | null;
  campus: { title: string } | null;
}

/** `Actualités`, `Actualités : Portraits, Lyon` */
export function newsTitle({ category, campus }: TitledNews, t: Labels): string {
  const words = [category, campus].flatMap((choice) => choice?.title ?? []);
  return words.length > 0
    ? t('news.list.filteredTitle', { filters: words.join(', ') })
    : t('news.list.title');
}

/** The same for the head: pages after the first say their number. */
export function newsHeadTitle({ page, ...list }: TitledNews & { page: number }, t: Labels): string {
  const title = newsTitle(list, t);
  return page > 1 ? t('news.list.pagedTitle', { title, page }) : title;
}
