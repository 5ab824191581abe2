/** `/blog/{slug}`: one post (specification §2). */
import { useLoaderData } from '@remix-run/react';
import { BlogPost } from '~/blog/blog-post';
import { loadPost } from '~/blog/blog-post.server';
import { postData } from '~/blog/post-data';
import { metaOfLoader } from '~/site/head';
import { pageLoader } from '~/site/page-loader.server';
import { routeSlug } from '~/site/route-slug.server';

export const loader = pageLoader(async ({ content, params, head, describe }) => {
  const { seo, page } = await loadPost(content, routeSlug(params.slug));
  describe(postData(page.post));
  const { title, summary, image } = page.post;
  return {
    page,
    head: await head({ title, description: summary, image, type: 'article', entity: seo }),
  };
});

export const meta = metaOfLoader;

export default function PostRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <BlogPost page={page} />;
}
