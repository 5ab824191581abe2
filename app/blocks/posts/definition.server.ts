import { listHref } from '~/filters/narrowed-list';
import { blogCriteria } from '~/school/blog/blog-criteria';
import { listPosts } from '~/school/blog/posts.server';
import { postsBlock } from '../../../content-model/blocks/posts';
import { type BlockOf, defineListBlock } from '../definition.server';

/** The latest posts of the blog, of one category when the editor chose so. */
export const postsDefinition = defineListBlock(postsBlock, async (wire, { content }) => {
  const { title, intro, category } = wire;
  const { items } = await listPosts(content, { category }, { page: 1, pageSize: wire.limit });
  return { title, intro, items, all: listHref(blogCriteria, { category }) };
});
export type PostsBlockData = BlockOf<typeof postsDefinition>;
