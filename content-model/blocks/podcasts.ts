/** The latest episodes. */
import { heading, limit } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const podcastsBlock = defineResolvedBlock(
  'podcasts',
  ['Podcasts', 'headphone', 'Les derniers épisodes, repris de leur liste.'],
  {
    ...heading,
    limit: limit(6),
  },
);
