/** The latest news. */
import { campus, category, defineResolvedBlock, heading, limit } from './shared';

export const newsBlock = defineResolvedBlock(
  'news',
  ['Actualités', 'bell', 'Les dernières actualités, reprises de leur liste.'],
  {
    ...heading,
    category,
    campus,
    limit: limit(3),
  },
);
