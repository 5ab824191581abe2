/** Structured data (schema.org) of a news item. Pure. */
import type { NewsArticle as NewsArticleData } from 'schema-dts';
import type { NewsSummary } from '~/school/news/news.server';
import { pathTo } from '~/screens/list/path-to';
import { addressOf, type Description, pictureOf, schoolReference } from '~/site/structured-data/facts';

export function newsData(article: NewsSummary): Description {
  return (facts): NewsArticleData => {
    const url = addressOf(facts, pathTo('actualites/:slug', article.slug));
    return {
      '@type': 'NewsArticle',
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      headline: article.title,
      description: article.summary ?? undefined,
      image: pictureOf(facts, article.image),
      datePublished: article.publishDate || undefined,
      articleSection: article.category?.title,
      inLanguage: 'fr-FR',
      author: schoolReference(facts),
      publisher: schoolReference(facts),
    };
  };
}
