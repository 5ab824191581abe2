/** Blog posts from the content service. */
import type { z } from 'zod';
import type { ContentClient, ContentList, ListOptions } from '~/content/client.server';
import { collectionPath, collections } from '~/content/collections';
import { everyEntry } from '~/content/lists.server';
import { findPublished, orDraft } from '~/content/published.server';
import type { Filters } from '~/content/query';
import { selectionOf } from '~/content/selection.server';
import { filtersFor, type PartialChoice } from '~/filters/narrowed-list';
import type { Media, Reference } from '~/reading/fields.server';
import { reader } from '~/reading/reading.server';
import { posts } from '../../../content-model/collections/posts';
import { blogCriteria } from './blog-criteria';

const withImage = <T extends { focusImage: Media | null }>({ focusImage, ...value }: T) => ({
  ...value,
  image: focusImage,
});

const postSummary = reader(posts.views.summary).transform(withImage);
export type PostSummary = z.output<typeof postSummary>;

const post = reader(posts.views.whole).transform(withImage);
export type Post = z.output<typeof post>;

const postOrDraft = orDraft(post);

const latestFirst = ['publishDate:desc', 'slug:asc'];

/** One page of published posts, the latest first. */
export function listPosts(
  content: ContentClient,
  filter: PartialChoice<typeof blogCriteria>,
  pagination: { page: number; pageSize: number },
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<ContentList<PostSummary>> {
  const query = {
    filters: filtersOf(filter),
    ...selectionOf(postSummary),
    sort: latestFirst,
    pagination,
  };
  return content.list(collectionPath(collections.posts, content.namespace), postSummary, query, options);
}

const feedPost = reader(posts.views.feed).transform(withImage);
type FeedPost = z.output<typeof feedPost>;

/** The latest posts with their texts, for feeds. */
export async function listFeedPosts(
  content: ContentClient,
  filter: PartialChoice<typeof blogCriteria>,
  limit: number,
): Promise<FeedPost[]> {
  const { items } = await content.list(collectionPath(collections.posts, content.namespace), feedPost, {
    filters: filtersOf(filter),
    ...selectionOf(feedPost),
    sort: latestFirst,
    pagination: { page: 1, pageSize: limit },
  });
  return items;
}

function filtersOf(filter: PartialChoice<typeof blogCriteria>): Filters {
  return { publishDate: { $notNull: true }, ...filtersFor(blogCriteria, filter) };
}

const categorisedPost = reader(posts.views.categorised);

/** The categories posts are filed under, by title; a post carries its own, no collection lists them. */
export async function listPostCategories(content: ContentClient): Promise<Reference[]> {
  const bySlug = new Map<string, Reference>();
  const entries = everyEntry(content, collectionPath(collections.posts, content.namespace), categorisedPost, {
    filters: { publishDate: { $notNull: true } },
    ...selectionOf(categorisedPost),
    sort: ['slug:asc'],
  });
  for await (const { category } of entries) if (category) bySlug.set(category.slug, category);
  return [...bySlug.values()].sort((a, b) => a.title.localeCompare(b.title, 'fr'));
}

/** @throws {ContentNotFound} when there is no published post with that slug */
export function findPost(content: ContentClient, postSlug: string): Promise<Post> {
  return findPublished(
    content,
    `${collectionPath(collections.posts, content.namespace)}/${postSlug}`,
    postOrDraft,
    selectionOf(postOrDraft),
  );
}
