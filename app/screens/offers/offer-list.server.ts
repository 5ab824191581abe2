/** Loads the list of offers for an address. */
import { type NamedEntry, namedEntry } from '~/base/named-entry';
import type { ContentClient } from '~/content/client.server';
import type { PageContent } from '~/content/page-content.server';
import { isChosen } from '~/content/query';
import { loosen, readListChoice } from '~/filters/narrowed-list';
import type { CampusSummary } from '~/school/campuses/campuses.server';
import type { CountAround } from '~/school/campuses/nearest/around-place';
import { franceGazetteer } from '~/school/campuses/nearest/gazetteer.server';
import { awayText, nearnessOf, placeNamed } from '~/school/campuses/nearest/nearness.server';
import { type OfferChoice, offerCriteria } from '~/school/offers/offer-criteria';
import { offersAround } from '~/school/offers/offer-distances.server';
import { listEveryOffer, listOffers, type Offer } from '~/school/offers/offers.server';
import type { Labels } from '~/site/labels';
import { pageCount, requestedPage } from '~/site/list-pages';

/** Offers on a page of the list. */
const pageSize = 20;

/**
 * @param parameters query of the address
 * @param places sectors and campuses of the school
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
  const nearness = nearnessOf(parameters, campuses, t);
  const lookup = {
    sectors: sectors.map(namedEntry),
    campuses: campuses.map(namedEntry),
    near: nearness.shown.place,
  };
  const choice = readListChoice(offerCriteria, parameters, lookup);
  const { items, distances, ...counts } = await findOffers(content.subject, choice, page);
  const { total } = counts;
  const pages = pageCount(total, pageSize);
  if (page > pages) return null;
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
    loosened:
      total > 0
        ? []
        : await loosen(offerCriteria, choice, {
            lookup,
            t,
            count: async (asked) => (await findOffers(content, asked, 1)).total,
          }),
  };

  /** Around a place the whole list is sorted here: the content service gets the same question for all places. */
  async function findOffers(
    client: ContentClient,
    { near, ...asked }: OfferChoice,
    number: number,
  ): Promise<FoundOffers> {
    const from = placeNamed(near, campuses);
    if (!from) {
      const pagination = { page: number, pageSize };
      const fromUserInput = isChosen(asked, number);
      const { items, total } = await listOffers(client, now, asked, pagination, { fromUserInput });
      return { items, total, onSite: null, distances: {} };
    }
    const all = await listEveryOffer(client, now, asked, { fromUserInput: isChosen(asked) });
    const { near: within, onSite } = offersAround(all, from, campuses, franceGazetteer());
    const onPage = within.slice((number - 1) * pageSize, number * pageSize);
    return {
      items: onPage.map(({ item }) => item),
      total: within.length,
      onSite,
      distances: Object.fromEntries(
        onPage.map(({ item: { slug }, place }) => [slug, awayText(from, place, t)]),
      ),
    };
  }
}

interface FoundOffers extends CountAround {
  items: readonly Offer[];
  distances: Record<string, string>;
}

export type OfferListData = NonNullable<Awaited<ReturnType<typeof loadOfferList>>>;
