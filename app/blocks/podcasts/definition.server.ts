import { listPodcasts } from '~/school/podcasts/podcasts.server';
import { podcastsBlock } from '../../../content-model/blocks/podcasts';
import { sidePages } from '../../../content-model/rules/linked-pages';
import { type BlockOf, defineListBlock } from '../definition.server';
import { wholeListHref } from '../whole-list.server';

/** The latest episodes; null without any: the block is then left out. */
export const podcastsDefinition = defineListBlock(podcastsBlock, async (wire, context) => {
  const { items } = await listPodcasts(context.content, wire.limit);
  const { title, intro } = wire;
  return items.length === 0 ? null : { title, intro, items, all: wholeListHref(sidePages.podcasts, context) };
});
export type PodcastsBlockData = BlockOf<typeof podcastsDefinition>;
