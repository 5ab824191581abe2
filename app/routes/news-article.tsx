/** `/actualites/{slug}`: one news item (specification §2). */
import { useLoaderData } from '@remix-run/react';
import { feedHeadLinks } from '~/feeds/feed-format';
import { newsFeeds } from '~/school/news/news-criteria';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { routeSlug } from '~/screens/frame/route-slug.server';
import { NewsArticlePage } from '~/screens/news/news-article';
import { loadNewsArticle } from '~/screens/news/news-article.server';
import { newsData } from '~/screens/news/news-data';
import { labelsOf } from '~/site/labels.server';
import stylesheet from '~/ui/article-frame.css?url';

export const loader = pageLoader(async ({ content, services, now, params, head, describe }) => {
  const { seo, page } = await loadNewsArticle(content, now, routeSlug(params.slug));
  describe(newsData(page.article));
  const t = await labelsOf(services);
  const { title, summary, image } = page.article;
  return {
    page,
    head: await head({
      title,
      description: summary,
      image,
      type: 'article',
      entity: seo,
      feeds: feedHeadLinks(newsFeeds(t('news.list.title'))),
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function NewsArticleRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <NewsArticlePage page={page} />;
}
