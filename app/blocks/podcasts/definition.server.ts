import { z } from 'zod/v4';
import { listPodcasts } from '~/podcasts/podcasts.server';
import { limit } from '../collection.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';

const schema = z.object({ ...blockHeading, limit: limit(6) });

/** The latest episodes; no block without any. */
export const podcasts = defineResolvedBlock('podcasts', schema, async (wire, { content }) => {
  const { items } = await listPodcasts(content, wire.limit);
  return items.length === 0 ? null : { title: wire.title, intro: wire.intro, items };
});
export type PodcastsBlock = BlockOf<typeof podcasts>;
