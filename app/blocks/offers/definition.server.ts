import { listHref } from '~/filters/narrowed-list';
import { offerCriteria } from '~/school/offers/offer-criteria';
import { listOffers } from '~/school/offers/offers.server';
import { offersBlock } from '../../../content-model/blocks/offers';
import { type BlockOf, defineListBlock } from '../definition.server';

/** The latest work-study offers, of one sector or campus when the editor chose so. */
export const offersDefinition = defineListBlock(offersBlock, async (wire, { content, now }) => {
  const { title, intro, sector, campus } = wire;
  const { items } = await listOffers(content, now, { sector, campus }, { page: 1, pageSize: wire.limit });
  return { title, intro, items, all: listHref(offerCriteria, { sector, campus }) };
});
export type OffersBlockData = BlockOf<typeof offersDefinition>;
