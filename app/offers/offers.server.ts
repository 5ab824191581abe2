/** Work-study offers as the content service answers them. */
import { z } from 'zod/v4';
import type { ContentClient, List } from '~/content/client.server';
import { isoDate, lenientArray, optionalText, slug, text } from '~/content/fields.server';

const reference = z.object({ slug, title: text });
const optionalReference = reference
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

const offer = z.object({
  slug,
  title: text,
  company: text,
  city: text,
  campus: optionalReference,
  sector: optionalReference,
  programmes: lenientArray(reference),
  contract: z.enum(['apprenticeship', 'professionalisation', 'internship']),
  rhythm: optionalText,
  startsOn: isoDate,
  publishDate: isoDate,
  rome: optionalText,
  summary: optionalText,
  missions: lenientArray(text),
  profile: lenientArray(text),
});
export type Offer = z.output<typeof offer>;

export interface OfferFilter {
  sector?: string | undefined;
  campus?: string | undefined;
  programme?: string | undefined;
}

const named = { fields: ['title', 'slug'] };
const offerPopulate = { campus: named, sector: named, programmes: named };

/** One page of offers, the latest first. */
export function listOffers(
  content: ContentClient,
  filter: OfferFilter,
  pagination: { page: number; pageSize: number },
): Promise<List<Offer>> {
  return content.list('/offers', offer, {
    filters: {
      ...(filter.sector ? { sector: { slug: { $eq: filter.sector } } } : {}),
      ...(filter.campus ? { campus: { slug: { $eq: filter.campus } } } : {}),
      ...(filter.programme ? { programmes: { slug: { $eq: filter.programme } } } : {}),
    },
    populate: offerPopulate,
    sort: ['publishDate:desc'],
    pagination,
  });
}

/** @throws {ContentNotFound} when no offer is called so */
export function findOffer(content: ContentClient, offerSlug: string): Promise<Offer> {
  return content.entry(`/offers/${offerSlug}`, offer, { populate: offerPopulate });
}
