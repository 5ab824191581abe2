/** Structured data (schema.org) of a news item. Pure. */
import type { NewsArticle } from 'schema-dts';
import { pathTo } from '~/addresses/path-to';
import type { NewsSummary } from '~/school/news/news.server';
import { articleData } from '~/site/structured-data/article-data';
import type { Description } from '~/site/structured-data/facts';

export function newsData(article: NewsSummary): Description {
  return (facts): NewsArticle => ({
    '@type': 'NewsArticle',
    ...articleData(facts, pathTo('actualites/:slug', article.slug), article),
  });
}
