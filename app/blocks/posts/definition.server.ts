import { z } from 'zod';
import { blogList } from '~/school/blog/blog-list';
import { listPosts } from '~/school/blog/posts.server';
import { listHref } from '~/site/filters/narrowed-list';
import { limit, optionalChoice } from '../collection.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';

const schema = z.object({ ...blockHeading, category: optionalChoice, limit: limit(3) });

/** The latest posts of the blog, of one category when the editor chose so. */
export const postsDefinition = defineResolvedBlock('posts', schema, async (wire, { content }) => {
  const { title, intro, category } = wire;
  const { items } = await listPosts(content, { category }, { page: 1, pageSize: wire.limit });
  return { title, intro, items, all: listHref(blogList, { category }) };
});
export type PostsBlockData = BlockOf<typeof postsDefinition>;
