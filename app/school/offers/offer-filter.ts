/** Which offers a visitor asked for: the address of `/offres-alternance` is the whole state. Pure. */

import { placeParameter } from '../campuses/nearest/place-address';

/** Kinds of rhythm: some days of each week, whole weeks by turns, no classes meanwhile. */
export const alternations = ['days', 'weeks', 'fulltime'] as const;
export type Alternation = (typeof alternations)[number];

/** The same as French addresses have them. */
export const alternationWords: Record<Alternation, string> = {
  days: 'jours',
  weeks: 'semaines',
  fulltime: 'temps-plein',
};

/** What the list can be narrowed by; null where the visitor did not choose. */
export interface OfferChoice {
  /** Slugs. */
  sector: string | null;
  campus: string | null;
  rhythm: Alternation | null;
  /** Word of the place they are sorted from, nearest first. */
  near: string | null;
}

interface Place {
  slug: string;
}

/**
 * Reads the choice from an address. What nobody knows is ignored.
 *
 * @param near word of the place the address names, read elsewhere
 */
export function parseOfferChoice(
  parameters: URLSearchParams,
  known: { sectors: readonly Place[]; campuses: readonly Place[] },
  near: string | null = null,
): OfferChoice {
  const slugAmong = (list: readonly Place[], name: string) =>
    list.find(({ slug }) => slug === parameters.get(name))?.slug ?? null;
  return {
    sector: slugAmong(known.sectors, 'secteur'),
    campus: slugAmong(known.campuses, 'campus'),
    rhythm: alternations.find((rhythm) => alternationWords[rhythm] === parameters.get('rythme')) ?? null,
    near,
  };
}

/** Address of one page of a list of offers; parameters always stand in the same order. */
export function offersHref(choice: Partial<OfferChoice>, page = 1): string {
  const parameters = new URLSearchParams();
  if (choice.sector) parameters.set('secteur', choice.sector);
  if (choice.campus) parameters.set('campus', choice.campus);
  if (choice.rhythm) parameters.set('rythme', alternationWords[choice.rhythm]);
  if (choice.near) parameters.set(placeParameter, choice.near);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/offres-alternance?${query}` : '/offres-alternance';
}

/**
 * The address a list of offers is known by to search engines: a page of the whole list is its own, a
 * narrowed list is known by its first page (the rule of the programmes). No order around a place is known.
 */
export function canonicalOffersHref(choice: OfferChoice, page: number): string {
  const narrowed = choice.sector || choice.campus || choice.rhythm || choice.near;
  return offersHref({ ...choice, near: null }, narrowed ? 1 : page);
}
