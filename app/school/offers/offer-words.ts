/** The filters of the list of offers in words, and the list without each. Pure. */
import type { Labels } from '~/site/labels';
import { type OfferChoice, offersHref } from './offer-filter';

interface Places {
  sectors: readonly { slug: string; title: string }[];
  campuses: readonly { slug: string; title: string }[];
  /** Where they are sorted from a place: `Près de Nantes`. */
  nearness?: { place: { near: string } | null };
}

/** The filters in use by name, each with the address of the list without it. */
export function chosenWords(
  choice: OfferChoice,
  places: Places,
  t: Labels,
): { word: string; href: string }[] {
  const sector = places.sectors.find(({ slug }) => slug === choice.sector);
  const campus = places.campuses.find(({ slug }) => slug === choice.campus);
  return [
    ...(sector ? [{ word: sector.title, href: offersHref({ ...choice, sector: null }) }] : []),
    ...(campus ? [{ word: campus.title, href: offersHref({ ...choice, campus: null }) }] : []),
    ...(choice.rhythm
      ? [{ word: t(`offers.alternation.${choice.rhythm}`), href: offersHref({ ...choice, rhythm: null }) }]
      : []),
    ...(choice.near && places.nearness?.place
      ? [{ word: places.nearness.place.near, href: offersHref({ ...choice, near: null }) }]
      : []),
  ];
}

/** Title of a page of the list, no two the same. */
export function offerListTitle(choice: OfferChoice, page: number, places: Places, t: Labels): string {
  const words = chosenWords(choice, places, t).map(({ word }) => word);
  const title =
    words.length > 0 ? t('offers.list.filteredTitle', { filters: words.join(', ') }) : t('offers.list.title');
  return page > 1 ? t('offers.list.pagedTitle', { title, page }) : title;
}
