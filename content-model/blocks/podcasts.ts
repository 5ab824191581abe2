/** The latest episodes. */
import { defineResolvedBlock, heading, limit } from './shared';

export const podcastsBlock = defineResolvedBlock(
  'podcasts',
  ['Podcasts', 'headphone', 'Les derniers épisodes, repris de leur liste.'],
  {
    ...heading,
    limit: limit(6),
  },
);
