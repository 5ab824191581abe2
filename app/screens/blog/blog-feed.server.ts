/** The feeds of the blog: all of it, or of a category. */
import { feedFormatOf, feedTypes } from '~/feeds/feed-format';
import { type FeedEntry, writeFeed } from '~/feeds/write-feed.server';
import { listHref, readFeedChoice } from '~/filters/narrowed-list';
import { blogFeeds, blogList } from '~/school/blog/blog-list';
import { type FeedPost, listFeedPosts, listPostCategories } from '~/school/blog/posts.server';
import { fileResponse } from '~/screens/frame/file-response.server';
import { type PageContext, routeNotFound } from '~/screens/frame/page-loader.server';
import { pathTo } from '~/screens/list/path-to';
import { labelsOf } from '~/site/labels.server';
import { blogTitle } from './blog-title';

/** Entries of a feed. */
const newest = 20;

/** @throws {Response} 404 when the address names an unknown category */
export async function loadBlogFeed({ content, services, url, now }: PageContext): Promise<Response> {
  const [categories, t] = await Promise.all([listPostCategories(content.subject), labelsOf(services)]);
  const choice = readFeedChoice(blogList, url.searchParams, { categories });
  if (!choice) throw routeNotFound();
  const posts = await listFeedPosts(content.subject, choice, newest);
  const format = feedFormatOf(url.pathname);
  const title = blogTitle({ choice, lookup: { categories } }, t);
  const feed = writeFeed(format, {
    title: t('feeds.title', { site: t('commons.brand.name'), title }),
    description: t('blog.list.description'),
    self: blogFeeds(title, choice).href[format],
    page: listHref(blogList, choice),
    entries: posts.map(toEntry),
    publisher: t('commons.brand.fullName'),
    origin: services.env.publicOrigin,
    now,
  });
  return fileResponse(feed, feedTypes[format]);
}

function toEntry(post: FeedPost): FeedEntry {
  const { title, summary, body, image } = post;
  return {
    path: pathTo('blog/:slug', post.slug),
    title,
    summary,
    body,
    image,
    published: post.publishDate,
    updated: post.updatedOn,
    category: post.category?.title ?? null,
    author: post.author?.name ?? null,
  };
}
