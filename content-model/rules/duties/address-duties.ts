/** Where a page of the editors cannot stand: an address is one page's alone (specification §2). Pure. */
import { places } from '../../places';
import { pageHref } from '../page-address';
import type { Finding } from './finding';

export interface AddressedPage {
  title: string;
  rubrique: string;
  slug?: string | null | undefined;
}

const rule = { severity: 'duty', basis: 'Une adresse, une page' } as const;
/** Sections below which the entries of a collection have their pages, `formations`. */
const sections = new Set(
  Object.values(places).flatMap((place) => ('below' in place ? [place.below.slice(1)] : [])),
);

/**
 * Why a page would not be shown. One without a slug may stand on the list itself, which shows it.
 *
 * @param others pages that are shown, in the same language and without this one
 */
export function addressDuties(page: AddressedPage, others: readonly AddressedPage[]): Finding[] {
  const subject = pageHref(page);
  const same = others.find((other) => pageHref(other) === subject);
  if (same)
    return [
      {
        ...rule,
        subject,
        rule: 'address.taken',
        message: `L’adresse ${subject} est déjà celle de la page «\u00a0${same.title}\u00a0»\u00a0: changez la rubrique ou le slug de l’une des deux.`,
      },
    ];
  if (!page.slug || !sections.has(page.rubrique)) return [];
  return [
    {
      ...rule,
      subject,
      rule: 'address.ofList',
      message: `Les adresses sous /${page.rubrique} sont celles d’autres fiches\u00a0: cette page n’y paraîtrait pas. Choisissez une autre rubrique.`,
    },
  ];
}
