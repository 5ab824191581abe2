/** The latest episodes. */
import { defineBlock, heading, limit } from './shared';

export const podcastsBlock = defineBlock(
  'podcasts',
  ['Podcasts', 'headphone', 'Les derniers épisodes, repris de leur liste.'],
  {
    ...heading,
    limit: limit(6),
  },
);
