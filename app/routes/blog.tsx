/** `/blog`: the school's posts, by category and page (specification §2). */
import { useLoaderData } from '@remix-run/react';
import { useInPlaceFilters } from '~/browser/use-in-place-filters';
import { feedHeadLinks } from '~/feeds/feed-format';
import { listHeadTitle, listTitle } from '~/filters/list-title';
import { listHref } from '~/filters/narrowed-list';
import { blogCriteria, blogFeeds } from '~/school/blog/blog-criteria';
import { BlogList } from '~/screens/blog/blog-list';
import { loadBlog } from '~/screens/blog/blog-list.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { metaOfLoader } from '~/screens/frame/head';
import { entriesBelow, listData } from '~/screens/frame/list-data';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { labelsOf } from '~/site/labels.server';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import stylesheet from '~/styles/article-lists.css?url';
import { PageHeader } from '~/ui/page-header';
import relief from '~/ui/reliefs/river.svg?no-inline';

export const loader = pageLoader(async ({ content, services, url, head, describe }) => {
  const blog = await loadBlog(content, url.searchParams);
  if (!blog) throw routeNotFound();
  describe(listData(entriesBelow('blog/:slug', blog.posts)));
  const t = await labelsOf(services);
  return {
    blog,
    summary: t('blog.list.summary'),
    head: await head({
      title: listHeadTitle(blogCriteria, blog, t),
      description: t('blog.list.description'),
      path: listHref(blogCriteria, blog.choice, blog.page),
      noindex: blog.posts.length === 0,
      feeds: feedHeadLinks(blogFeeds(listTitle(blogCriteria, blog, t), blog.choice)),
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function BlogRoute() {
  const t = useLabels();
  const { blog, summary } = useLoaderData<typeof loader>();
  useInPlaceFilters();
  return (
    <>
      <PageHeader
        title={listTitle(blogCriteria, blog, t)}
        summary={summary}
        relief={relief}
        breadcrumb={{ ...siteTrail(t), current: t('blog.list.title') }}
      />
      <BlogList blog={blog} />
    </>
  );
}
