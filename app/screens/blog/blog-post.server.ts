/** Loads the data of one post's page. */
import type { ContentClient } from '~/content/client.server';
import { findPost, listPosts, type Post } from '~/school/blog/posts.server';
import { readingMinutes } from '~/school/blog/reading-time';
import { suggestArticles } from '~/site/related-articles';

/** Related posts shown below. */
const relatedPosts = 3;

/** @throws {ContentNotFound} when there is no published post with that slug */
export async function loadPost(content: ContentClient, postSlug: string) {
  const { seo, ...post } = await findPost(content, postSlug);
  return {
    seo,
    page: { post, minutes: readingMinutes(post.body.__html), related: await listRelated(content, post) },
  };
}

export type BlogPostData = Awaited<ReturnType<typeof loadPost>>['page'];

/** Posts of the same category first, then the latest. */
async function listRelated(content: ContentClient, post: Pick<Post, 'slug' | 'category'>) {
  const category = post.category?.slug;
  const firstOf = async (filter: { category?: string }) =>
    (await listPosts(content, filter, { page: 1, pageSize: relatedPosts + 1 })).items;
  const lists = await Promise.all([category ? firstOf({ category }) : [], firstOf({})]);
  return suggestArticles(post, lists, relatedPosts);
}
