import { z } from 'zod';
import { listPodcasts } from '~/school/podcasts/podcasts.server';
import { sidePages } from '~/site/editors-pages';
import { limit, wholeList } from '../collection.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';

const schema = z.object({ ...blockHeading, limit: limit(6) });

/** The latest episodes; no block without any. */
export const podcastsDefinition = defineResolvedBlock('podcasts', schema, async (wire, context) => {
  const { items } = await listPodcasts(context.content, wire.limit);
  const { title, intro } = wire;
  return items.length === 0 ? null : { title, intro, items, all: wholeList(sidePages.podcasts, context) };
});
export type PodcastsBlockData = BlockOf<typeof podcastsDefinition>;
