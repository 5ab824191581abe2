/** Loads the list of offers for an address. */
import { type NamedEntry, namedEntry } from '~/base/named-entry';
import type { PageContent } from '~/content/page-content.server';
import { isChosen } from '~/content/query';
import { loosen, readListChoice } from '~/filters/narrowed-list';
import type { CampusSummary } from '~/school/campuses/campuses.server';
import { franceGazetteer } from '~/school/campuses/nearest/gazetteer.server';
import { awayText, nearnessOf } from '~/school/campuses/nearest/nearness.server';
import { offersByDistance } from '~/school/offers/offer-distances.server';
import { type OfferChoice, offerList } from '~/school/offers/offer-list';
import { listEveryOffer, listOffers, type Offer, type OfferFilter } from '~/school/offers/offers.server';
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
  const { from } = nearness;
  const lookup = {
    sectors: sectors.map(namedEntry),
    campuses: campuses.map(namedEntry),
    near: nearness.shown.place,
  };
  const choice = readListChoice(offerList, parameters, lookup);
  const { near: _, ...wanted } = choice;
  const { items, total, distances } = await findOffers(wanted, page);
  const pages = pageCount(total, pageSize);
  if (page > pages) return null;
  return {
    choice,
    lookup,
    nearness: nearness.shown,
    common: nearness.common,
    /** Distances by slug: `à 12 km`. */
    distances,
    offers: items,
    total,
    page,
    pages,
    /** If nothing was found: the criterion to remove, and the number then found. */
    loosened: total > 0 ? [] : await loosen(offerList, choice, { lookup, t, count }),
  };

  async function count({ near: _near, ...asked }: OfferChoice): Promise<number> {
    const how = { fromUserInput: isChosen(asked) };
    return (await listOffers(content, now, asked, { page: 1, pageSize }, how)).total;
  }

  /** Around a place the whole list is sorted here: the content service gets the same question for all places. */
  async function findOffers(asked: OfferFilter, number: number): Promise<FoundOffers> {
    if (!from) {
      const fromUserInput = isChosen(asked, number);
      const one = await listOffers(
        content.subject,
        now,
        asked,
        { page: number, pageSize },
        { fromUserInput },
      );
      return { ...one, distances: {} };
    }
    const all = await listEveryOffer(content.subject, now, asked, { fromUserInput: isChosen(asked) });
    const sorted = offersByDistance(all, from, campuses, franceGazetteer());
    const shown = sorted.slice((number - 1) * pageSize, number * pageSize);
    const distances = shown.flatMap(({ offer: { slug }, position }) =>
      position ? [[slug, awayText(from, position, t)] as const] : [],
    );
    return {
      items: shown.map(({ offer }) => offer),
      total: all.length,
      distances: Object.fromEntries(distances),
    };
  }
}

interface FoundOffers {
  items: readonly Offer[];
  total: number;
  distances: Record<string, string>;
}

export type OfferListData = NonNullable<Awaited<ReturnType<typeof loadOfferList>>>;
