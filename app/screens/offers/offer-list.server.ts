/** Loads the list of offers for an address. */
import { type NamedEntry, namedEntry } from '~/base/named-entry';
import type { ContentClient } from '~/content/client.server';
import type { PageContent } from '~/content/page-content.server';
import { loosen } from '~/filters/loosening';
import { hasChoice, readListChoice } from '~/filters/narrowed-list';
import type { CampusSummary } from '~/school/campuses/campuses.server';
import { awayText, type VicinityCounts } from '~/school/campuses/nearest/distance-words';
import { franceGazetteer } from '~/school/campuses/nearest/france-gazetteer.server';
import { nearnessOf, placeFromAddress } from '~/school/campuses/nearest/nearness.server';
import { placeInput } from '~/school/campuses/nearest/resolve-place';
import { type OfferChoice, offerCriteria } from '~/school/offers/offer-criteria';
import { offersNear } from '~/school/offers/offer-distances.server';
import { listEveryOffer, listOffers, type Offer } from '~/school/offers/offers.server';
import type { Labels } from '~/site/labels';
import { pageCount, requestedPage } from '~/site/list-pages';

/** Offers on a page of the list. */
const pageSize = 20;

/** What offers are found with. */
interface OfferSource {
  content: ContentClient;
  now: Date;
  campuses: readonly CampusSummary[];
  t: Labels;
}

/**
 * @param parameters query of the address
 * @returns null if the list has no such page
 */
export async function loadOfferList(
  content: PageContent,
  now: Date,
  parameters: URLSearchParams,
  { sectors, campuses, t }: { sectors: readonly NamedEntry[]; campuses: readonly CampusSummary[]; t: Labels },
) {
  const page = requestedPage(parameters);
  if (page === null) return null;
  const nearness = nearnessOf(placeInput(parameters), campuses, t);
  const lookup = {
    sectors: sectors.map(namedEntry),
    campuses: campuses.map(namedEntry),
    near: nearness.shown.place,
  };
  const choice = readListChoice(offerCriteria, parameters, lookup);
  const source = { content, now, campuses, t };
  // The list is the page's subject: without it the page fails.
  const found = await findOffers({ ...source, content: content.subject }, choice, page);
  const { items, distances, ...counts } = found;
  const { total } = counts;
  const pages = pageCount(total, pageSize);
  if (page > pages) return null;
  const count = async (other: OfferChoice) => (await findOffers(source, other, 1)).total;
  return {
    choice,
    lookup,
    nearness: nearness.shown,
    isUsualPlace: nearness.isUsualPlace,
    /** Distances by slug: `à 12 km`. */
    distances,
    offers: items,
    ...counts,
    page,
    pages,
    /** If nothing was found: the criterion to remove, and the number then found. */
    loosened: total > 0 ? [] : await loosen(offerCriteria, choice, { lookup, t, count }),
  };
}

interface OfferResults extends VicinityCounts {
  items: readonly Offer[];
  distances: Record<string, string>;
}

/** Around a place the whole list is sorted here: the content service gets the same question for all places. */
async function findOffers(source: OfferSource, choice: OfferChoice, page: number): Promise<OfferResults> {
  const { content, now, campuses, t } = source;
  const { near, ...offerFilter } = choice;
  const from = placeFromAddress(near, campuses);
  if (!from) {
    const pagination = { page, pageSize };
    const fromUserInput = hasChoice(offerFilter, page);
    const { items, total } = await listOffers(content, now, offerFilter, pagination, { fromUserInput });
    return { items, total, onSite: null, distances: {} };
  }
  const all = await listEveryOffer(content, now, offerFilter, { fromUserInput: hasChoice(offerFilter) });
  const { near: nearOffers, onSite } = offersNear(all, from, campuses, franceGazetteer());
  const offersOfPage = nearOffers.slice((page - 1) * pageSize, page * pageSize);
  return {
    items: offersOfPage.map(({ item }) => item),
    total: nearOffers.length,
    onSite,
    distances: Object.fromEntries(
      offersOfPage.map(({ item: { slug }, place }) => [slug, awayText(from, place, t)]),
    ),
  };
}

export type OfferListData = NonNullable<Awaited<ReturnType<typeof loadOfferList>>>;
