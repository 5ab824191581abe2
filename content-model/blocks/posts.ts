/** The latest posts of the blog. */
import { category, defineResolvedBlock, heading, limit } from './shared';

export const postsBlock = defineResolvedBlock(
  'posts',
  ['Blog', 'pencil', 'Les derniers articles du blog, repris de leur liste.'],
  {
    ...heading,
    category,
    limit: limit(3),
  },
);
