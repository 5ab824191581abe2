/** The feeds of the blog: all of it, or of a category. */

import { readFeedChoice } from '~/filters/list-feed';
import { listTitle } from '~/filters/list-title';
import { listHref } from '~/filters/narrowed-list';
import { blogCriteria, blogFeeds } from '~/school/blog/blog-criteria';
import { listFeedPosts, listPostCategories } from '~/school/blog/posts.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { feedLength, feedResponse } from '~/screens/frame/feed-response.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';

/** @throws {Response} 404 when the address names an unknown category */
export async function loadBlogFeed(context: PageContext): Promise<Response> {
  const { content, services, url } = context;
  const [categories, t] = await Promise.all([listPostCategories(content.subject), labelsOf(services)]);
  const choice = readFeedChoice(blogCriteria, url.searchParams, { categories });
  if (!choice) throw routeNotFound();
  return feedResponse(context, t, {
    feeds: blogFeeds(listTitle(blogCriteria, { choice, lookup: { categories } }, t), choice),
    pagePath: listHref(blogCriteria, choice),
    description: t('blog.list.description'),
    articles: await listFeedPosts(content.subject, choice, feedLength),
    articlePath: 'blog/:slug',
  });
}
