/** Which offers a visitor asked for: the address of `/offres-alternance` is the whole state. Pure. */

/** What the list can be narrowed by, as slugs; null where the visitor did not choose. */
export interface OfferChoice {
  sector: string | null;
  campus: string | null;
}

interface Place {
  slug: string;
}

/** Reads the choice from an address. A place nobody knows is ignored. */
export function parseOfferChoice(
  parameters: URLSearchParams,
  known: { sectors: readonly Place[]; campuses: readonly Place[] },
): OfferChoice {
  const slugAmong = (list: readonly Place[], name: string) =>
    list.find(({ slug }) => slug === parameters.get(name))?.slug ?? null;
  return { sector: slugAmong(known.sectors, 'secteur'), campus: slugAmong(known.campuses, 'campus') };
}

/** Address of one page of a list of offers; parameters always stand in the same order. */
export function offersHref(choice: Partial<OfferChoice>, page = 1): string {
  const parameters = new URLSearchParams();
  if (choice.sector) parameters.set('secteur', choice.sector);
  if (choice.campus) parameters.set('campus', choice.campus);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/offres-alternance?${query}` : '/offres-alternance';
}

/**
 * The address a list of offers is known by to search engines: a page of the whole list is its own, a
 * narrowed list is known by its first page (the rule of the programmes).
 */
export function canonicalOffersHref(choice: OfferChoice, page: number): string {
  return choice.sector || choice.campus ? offersHref(choice) : offersHref(choice, page);
}
