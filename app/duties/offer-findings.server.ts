/** Finds the open offers that do not agree with their programmes or with their own days. */

import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { factSettings } from '~/content/quoting.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { listEveryOffer } from '~/school/offers/offers.server';
import { programmes } from '../../content-model/collections/programmes';
import { pick } from '../../content-model/field';
import type { Finding } from '../../content-model/rules/duties/finding';
import { offerDayDuties, offerProgrammeDuties } from '../../content-model/rules/duties/offer-duties';

const programme = reader(pick(programmes.fields, 'slug', 'title', 'intakes', 'duration', 'admission'));

/** @throws {ContentError} */
export async function findOfferFindings(content: ContentClient, now: Date): Promise<Finding[]> {
  const [offers, allProgrammes, { facts }] = await Promise.all([
    listEveryOffer(content, now, {}),
    listEvery(content, '/programmes', programme, { ...selectionOf(programme), sort: ['slug:asc'] }),
    content.entry('/users/me', factSettings),
  ]);
  const shownDays = facts?.offers?.shown;
  const promisedDays = typeof shownDays === 'number' ? shownDays : null;
  return offers.flatMap((offer) => {
    const programmeSlugs = new Set(offer.programmes.map(({ slug }) => slug));
    const checkedOffer = {
      ...offer,
      campus: offer.campus?.title ?? '',
      programmes: allProgrammes.filter(({ slug }) => programmeSlugs.has(slug)),
    };
    return [...offerDayDuties(offer, promisedDays), ...offerProgrammeDuties(checkedOffer)];
  });
}
