/** Where a page of the editors cannot be shown: an address belongs to one page (specification §2). Pure. */
import { places } from '../../places';
import type { Locale } from '../locale';
import { pageHref } from '../page-address';
import type { Finding } from './finding';

export interface AddressedPage {
  title: string;
  rubrique: string;
  slug?: string | null | undefined;
}

const duty = { severity: 'duty', basis: 'Une adresse, une page' } as const;
/** Sections below which the entries of a collection have their pages, `formations`. */
const sections = new Set(
  Object.values(places).flatMap((place) => ('below' in place ? [place.below.slice(1)] : [])),
);

/**
 * Why a French page would not be shown. One without a slug may be at the list itself, which shows it.
 *
 * @param others French pages that are shown, without this one
 */
export function addressDuties(page: AddressedPage, others: readonly AddressedPage[]): Finding[] {
  const isOfList = Boolean(page.slug) && sections.has(page.rubrique);
  return isOfList ? [ofList(page)] : takenAddress(page, others);
}

/** The page that has the address already. @param others pages that are shown, in the same language */
export function takenAddress(
  page: AddressedPage,
  others: readonly AddressedPage[],
  locale: Locale = 'fr',
): Finding[] {
  const subject = pageHref(page, locale);
  const takenBy = others.find((other) => pageHref(other, locale) === subject);
  if (!takenBy) return [];
  return [
    {
      ...duty,
      subject,
      rule: 'address.taken',
      message: `L’adresse ${subject} est déjà celle de la page «\u00a0${takenBy.title}\u00a0»\u00a0: changez la rubrique ou la sous-page de l’une des deux.`,
    },
  ];
}

const ofList = (page: AddressedPage): Finding => ({
  ...duty,
  subject: pageHref(page),
  rule: 'address.ofList',
  message: `Les adresses sous /${page.rubrique} sont celles d’autres fiches\u00a0: cette page n’y paraîtrait pas. Choisissez une autre rubrique.`,
});
