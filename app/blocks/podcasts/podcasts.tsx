import { PodcastCard } from '~/school/podcasts/podcast-card';
import { useLabels } from '~/site/labels-context';
import type { BlockProps } from '../block-props';
import { CollectionFrame } from '../collection-frame';
import type { PodcastsBlockData } from './definition.server';

/** Episodes, each with its transcription. */
export function PodcastsBlock({ block }: BlockProps<PodcastsBlockData>) {
  const t = useLabels();
  return (
    <CollectionFrame
      block={block}
      items={block.items}
      keyOf={(podcast) => podcast.slug}
      renderCard={(podcast, headingLevel) => <PodcastCard podcast={podcast} headingLevel={headingLevel} />}
      grid="wide"
      wholeList={{ href: block.all, label: t('blocks.podcasts.all') }}
    />
  );
}
