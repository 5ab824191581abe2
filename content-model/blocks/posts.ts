/** The latest posts of the blog. */
import { category, heading, limit } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const postsBlock = defineResolvedBlock(
  'posts',
  ['Blog', 'pencil', 'Les derniers articles du blog, repris de leur liste.'],
  {
    ...heading,
    category,
    limit: limit(3),
  },
);
