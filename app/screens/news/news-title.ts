/** The title of a list of news; each of its addresses has a different one. Pure. */

import { choiceWords, type LookupOf } from '~/filters/narrowed-list';
import { type NewsChoice, newsCriteria } from '~/school/news/news-criteria';
import type { Labels } from '~/site/labels';

interface TitledNews {
  choice: NewsChoice;
  lookup: LookupOf<typeof newsCriteria>;
}

/** `Actualités`, `Actualités : Portraits, Lyon` */
export function newsTitle({ choice, lookup }: TitledNews, t: Labels): string {
  const filters = choiceWords(newsCriteria, choice, lookup, t);
  return filters === null ? t('news.list.title') : t('news.list.filteredTitle', { filters });
}

/** The same for the head: pages after the first have their number. */
export function newsHeadTitle({ page, ...list }: TitledNews & { page: number }, t: Labels): string {
  const title = newsTitle(list, t);
  return page > 1 ? t('news.list.pagedTitle', { title, page }) : title;
}
