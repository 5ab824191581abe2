import { CareerCard } from '~/school/careers/career-card';
import { sizesInBlock } from '~/ui/card-picture-sizes';
import type { BlockProps } from '../block-props';
import { CollectionFrame } from '../collection-frame';
import type { CareersBlockData } from './definition.server';

/** Careers the school leads to. */
export function CareersBlock({ block }: BlockProps<CareersBlockData>) {
  return (
    <CollectionFrame
      block={block}
      items={block.items}
      keyOf={(career) => career.slug}
      renderCard={(career, headingLevel) => (
        <CareerCard career={career} headingLevel={headingLevel} sizes={sizesInBlock(block.items.length)} />
      )}
    />
  );
}
