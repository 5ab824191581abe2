/** Finds what the list of offers shows for an address. */
import type { ContentClient } from '~/content/client.server';
import { isChosen } from '~/content/query';
import { parseOfferChoice } from '~/school/offers/offer-filter';
import { listOffers } from '~/school/offers/offers.server';
import { pageCount, requestedPage } from '~/site/list-pages';

interface Place {
  slug: string;
  title: string;
}

/** Offers on a page of the list. */
const pageSize = 20;

/**
 * @param parameters query of the address
 * @param places sectors and campuses the school has
 * @returns null when the list has no such page
 */
export async function loadOfferList(
  content: ContentClient,
  now: Date,
  parameters: URLSearchParams,
  { sectors, campuses }: { sectors: readonly Place[]; campuses: readonly Place[] },
) {
  const page = requestedPage(parameters);
  if (page === null) return null;
  const choice = parseOfferChoice(parameters, { sectors, campuses });
  const filter = {
    sector: choice.sector ?? undefined,
    campus: choice.campus ?? undefined,
    rhythm: choice.rhythm ?? undefined,
  };
  const { items, total } = await listOffers(
    content,
    now,
    filter,
    { page, pageSize },
    { fromUserInput: isChosen(filter, page) },
  );
  const pages = pageCount(total, pageSize);
  if (page > pages) return null;
  return {
    choice,
    offers: items,
    total,
    page,
    pages,
    sectors: sectors.map(({ slug, title }) => ({ slug, title })),
    campuses: campuses.map(({ slug, title }) => ({ slug, title })),
  };
}

export type OfferListData = NonNullable<Awaited<ReturnType<typeof loadOfferList>>>;
