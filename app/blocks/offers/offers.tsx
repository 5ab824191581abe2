import { OfferCard } from '~/school/offers/offer-card';
import { useLabels } from '~/site/labels-context';
import type { BlockProps } from '../block-props';
import { CollectionFrame } from '../collection-frame';
import type { OffersBlockData } from './definition.server';

/** The latest work-study offers. */
export function OffersBlock({ block }: BlockProps<OffersBlockData>) {
  const t = useLabels();
  return (
    <CollectionFrame
      block={block}
      items={block.items}
      keyOf={(offer) => offer.slug}
      renderCard={(offer, headingLevel) => <OfferCard offer={offer} headingLevel={headingLevel} />}
      wholeList={{ href: block.all, label: t('blocks.offers.all') }}
      emptyText={t('commons.empty.offers')}
    />
  );
}
