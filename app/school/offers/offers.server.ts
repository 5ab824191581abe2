/** Work-study offers from the content service. */
import type { z } from 'zod';
import type { ContentClient, ContentList, ListOptions } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import type { Filters } from '~/content/query';
import { selectionOf } from '~/content/selection.server';
import { filtersFor, type PartialChoice } from '~/filters/narrowed-list';
import { reader } from '~/reading/reading.server';
import { offers } from '../../../content-model/collections/offers';
import { calendarDay } from '../../../content-model/rules/calendar-day';
import { offerCriteria } from './offer-criteria';

const offer = reader(offers.views.whole);
export type Offer = z.output<typeof offer>;

type OfferFilter = PartialChoice<typeof offerCriteria> & { programme?: string | undefined };

/** One page of the open offers, the latest first. */
export function listOffers(
  content: ContentClient,
  now: Date,
  filter: OfferFilter,
  pagination: { page: number; pageSize: number },
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<ContentList<Offer>> {
  return content.list('/offers', offer, { ...questionOf(filter, now), pagination }, options);
}

/** A bound for all offers; the school has some dozens. */
const maxOffers = 500;

/** All open offers, for what filters or sorts them by itself. */
export function listEveryOffer(
  content: ContentClient,
  now: Date,
  filter: OfferFilter,
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<readonly Offer[]> {
  return listEvery(content, '/offers', offer, questionOf(filter, now), { maxEntries: maxOffers, ...options });
}

function questionOf({ programme, ...choice }: OfferFilter, now: Date) {
  return {
    filters: {
      ...filtersFor(offerCriteria, choice),
      ...(programme ? { programmes: { slug: { $eq: programme } } } : {}),
      ...openOn(calendarDay(now)),
    },
    ...selectionOf(offer),
    sort: ['publishDate:desc', 'slug:asc'],
  };
}

/** The rule of `isFilled`, as a question to the content service. */
function openOn(today: string): Filters {
  return {
    $or: [
      { closesOn: { $gte: today } },
      { $and: [{ closesOn: { $null: true } }, { startsOn: { $gte: today } }] },
    ],
  };
}

/** @throws {ContentNotFound} when there is no offer with that slug */
export function findOffer(content: ContentClient, offerSlug: string): Promise<Offer> {
  return content.entry(`/offers/${offerSlug}`, offer, selectionOf(offer));
}
