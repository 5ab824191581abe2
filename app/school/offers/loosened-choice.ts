/** The same question with one wish less, for a list of offers that has nothing to answer. Pure. */
import type { Labels } from '~/site/labels';
import type { OfferChoice } from './offer-filter';

/** What one may give up. */
const wishes = ['rhythm', 'campus', 'sector'] as const;

interface Places {
  sectors: readonly { slug: string; title: string }[];
  campuses: readonly { slug: string; title: string }[];
}

export interface LoosenedChoice {
  choice: OfferChoice;
  /** `Sans « Eau »`, `Autour de Brest` */
  words: string;
}

/** Who gives up a campus looks around it: what there is comes nearest first. */
export function loosenedChoices(choice: OfferChoice, places: Places, t: Labels): LoosenedChoice[] {
  const titleIn = (list: Places['sectors'], slug: string) =>
    list.find((place) => place.slug === slug)?.title ?? '';
  return wishes.flatMap((wish) => {
    const { [wish]: wished } = choice;
    if (wished === null) return [];
    if (wish === 'campus') {
      const around = t('offers.list.around', { campus: titleIn(places.campuses, wished) });
      return [{ choice: { ...choice, campus: null, near: wished }, words: around }];
    }
    const name =
      wish === 'sector'
        ? titleIn(places.sectors, wished)
        : t(`offers.alternation.${choice.rhythm ?? 'fulltime'}`);
    return [{ choice: { ...choice, [wish]: null }, words: t('offers.list.without', { filter: name }) }];
  });
}
