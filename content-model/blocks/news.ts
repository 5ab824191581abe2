/** The latest news. */
import { campus, category, heading, limit } from './block-fields';
import { defineResolvedBlock } from './define-block';

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
