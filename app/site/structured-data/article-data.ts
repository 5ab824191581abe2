/** What news items and blog posts say of themselves in the words of schema.org. Pure. */
import type { Person } from 'schema-dts';
import type { Media } from '~/reading/fields.server';
import { addressOf, type Facts, pictureOf, schoolReference } from './facts';

interface Article {
  title: string;
  summary: string | null;
  image: Media | null;
  publishDate: string;
  category: { title: string } | null;
}

/** @param author a person; the school writes what nobody signs */
export function articleData(facts: Facts, path: string, article: Article, author?: Person) {
  const url = addressOf(facts, path);
  return {
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary ?? undefined,
    image: pictureOf(facts, article.image),
    datePublished: article.publishDate || undefined,
    articleSection: article.category?.title,
    inLanguage: 'fr-FR',
    author: author ?? schoolReference(facts),
    publisher: schoolReference(facts),
  } as const;
}
