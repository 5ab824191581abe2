/** `/actualites/{slug}`: one news item (specification §2). */
import { useLoaderData } from '@remix-run/react';
import { NewsArticle } from '~/news/news-article';
import { loadNewsArticle } from '~/news/news-article.server';
import { newsData } from '~/news/news-data';
import { metaOfLoader } from '~/site/head';
import { pageLoader } from '~/site/page-loader.server';
import { routeSlug } from '~/site/route-slug.server';

export const loader = pageLoader(async ({ content, params, head, describe }) => {
  const { seo, page } = await loadNewsArticle(content, routeSlug(params.slug));
  describe(newsData(page.article));
  const { title, summary, image } = page.article;
  return {
    page,
    head: await head({ title, description: summary, image, type: 'article', entity: seo }),
  };
});

export const meta = metaOfLoader;

export default function NewsArticleRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <NewsArticle page={page} />;
}
