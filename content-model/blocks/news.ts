/** The latest news. */
import { campus, category, defineBlock, heading, limit } from './shared';

export const newsBlock = defineBlock(
  'news',
  ['Actualités', 'bell', 'Les dernières actualités, reprises de leur liste.'],
  {
    ...heading,
    category,
    campus,
    limit: limit(3),
  },
);
