/** `/blog/{slug}`: one post (specification §2). */
import { useLoaderData } from '@remix-run/react';
import { feedHeadLinks } from '~/feeds/feed-format';
import { blogFeeds } from '~/school/blog/blog-criteria';
import { BlogPost } from '~/screens/blog/blog-post';
import { loadPost } from '~/screens/blog/blog-post.server';
import { postData } from '~/screens/blog/post-data';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { routeSlug } from '~/screens/frame/route-slug.server';
import { labelsOf } from '~/site/labels.server';
import stylesheet from '~/ui/article-frame.css?url';

export const loader = pageLoader(async ({ content, services, params, head, describe }) => {
  const t = await labelsOf(services);
  const { seo, page } = await loadPost(content, routeSlug(params.slug));
  describe(postData(page.post));
  const { title, summary, image } = page.post;
  return {
    page,
    head: await head({
      title,
      description: summary,
      image,
      type: 'article',
      entity: seo,
      feeds: feedHeadLinks(blogFeeds(t('blog.list.title'))),
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function PostRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <BlogPost page={page} />;
}
