import { WorkCard } from '~/school/works/work-card';
import { useLabels } from '~/site/labels-context';
import { sizesInBlock } from '~/ui/card-picture-sizes';
import type { BlockProps } from '../block-props';
import { CollectionFrame } from '../collection-frame';
import type { WorksBlockData } from './definition.server';

/** The latest works of students. */
export function WorksBlock({ block }: BlockProps<WorksBlockData>) {
  const t = useLabels();
  return (
    <CollectionFrame
      block={block}
      items={block.items}
      keyOf={(work) => work.slug}
      renderCard={(work, headingLevel) => (
        <WorkCard work={work} headingLevel={headingLevel} sizes={sizesInBlock(block.items.length)} />
      )}
      wholeList={{ href: block.all, label: t('blocks.works.all') }}
    />
  );
}
