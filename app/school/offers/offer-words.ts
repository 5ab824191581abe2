/** Titles of the lists of offers, no two the same. Pure. */
import { choiceWords, type LookupOf } from '~/filters/narrowed-list';
import type { Labels } from '~/site/labels';
import { type OfferChoice, offerCriteria } from './offer-criteria';

export function offerListTitle(
  { choice, lookup, page }: { choice: OfferChoice; lookup: LookupOf<typeof offerCriteria>; page: number },
  t: Labels,
): string {
  const filters = choiceWords(offerCriteria, choice, lookup, t);
  const title = filters === null ? t('offers.list.title') : t('offers.list.filteredTitle', { filters });
  return page > 1 ? t('offers.list.pagedTitle', { title, page }) : title;
}
