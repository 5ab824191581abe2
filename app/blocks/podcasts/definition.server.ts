import { listPodcasts } from '~/school/podcasts/podcasts.server';
import { sidePages } from '~/site/editors-pages';
import { podcastsBlock } from '../../../content-model/blocks/podcasts';
import { wholeList } from '../collection.server';
import { type BlockOf, defineListBlock } from '../definition.server';

/** The latest episodes; no block without any. */
export const podcastsDefinition = defineListBlock(podcastsBlock, async (wire, context) => {
  const { items } = await listPodcasts(context.content, wire.limit);
  const { title, intro } = wire;
  return items.length === 0 ? null : { title, intro, items, all: wholeList(sidePages.podcasts, context) };
});
export type PodcastsBlockData = BlockOf<typeof podcastsDefinition>;
