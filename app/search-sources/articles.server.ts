/** News and blog posts, the latest first. */
import type { z } from 'zod';
import { pathTo } from '~/addresses/path-to';
import { collectionPath, collections } from '~/content/collections';
import { reader } from '~/reading/reading.server';
import type { SearchDocument } from '~/search/document';
import { news } from '../../content-model/collections/news';
import { posts } from '../../content-model/collections/posts';
import { type DocumentSource, readEntries } from './source.server';
import { joinTexts, plainTextOf, titlesOf } from './texts.server';

const newsEntry = reader(news.views.search);
const postEntry = reader(posts.views.search);
type Article = Omit<z.output<typeof postEntry>, 'category'>;

const onlyPublished = { publishDate: { $notNull: true } } as const;
const latestFirst = ['publishDate:desc', 'slug:asc'];

export const newsSource: DocumentSource = async function* ({ content }) {
  const entries = readEntries(content, collectionPath(collections.news, content.namespace), newsEntry, {
    filters: onlyPublished,
    sort: latestFirst,
  });
  for await (const { cat_news: category, ...entry } of entries)
    yield toDocument('news', pathTo('actualites/:slug', entry.slug), entry, category?.title);
};

export const postSource: DocumentSource = async function* ({ content }) {
  const entries = readEntries(content, collectionPath(collections.posts, content.namespace), postEntry, {
    filters: onlyPublished,
    sort: latestFirst,
  });
  for await (const { category, ...entry } of entries)
    yield toDocument('post', pathTo('blog/:slug', entry.slug), entry, category?.title);
};

function toDocument(
  kind: 'news' | 'post',
  href: string,
  { title, summary, publishDate, programmes, body }: Article,
  category: string | undefined,
): SearchDocument {
  return {
    kind,
    href,
    title,
    summary: summary ?? '',
    details: publishDate ? [{ kind: 'date', date: publishDate }] : [],
    text: {
      name: title,
      keys: category ?? '',
      places: '',
      lead: joinTexts(summary, titlesOf(programmes)),
      body: plainTextOf(body),
    },
  };
}
