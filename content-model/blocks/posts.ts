/** The latest posts of the blog. */
import { category, defineBlock, heading, limit } from './shared';

export const postsBlock = defineBlock(
  'posts',
  ['Blog', 'pencil', 'Les derniers articles du blog, repris de leur liste.'],
  {
    ...heading,
    category,
    limit: limit(3),
  },
);
