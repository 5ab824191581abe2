/** News and blog posts: what was published, the latest first. */
import { z } from 'zod';
import {
  isoDateOrNone,
  optionalReference,
  optionalText,
  references,
  slug,
  text,
} from '~/content/fields.server';
import type { SearchDocument } from '~/search/document';
import { pathTo } from '~/site/screens/path-to';
import { type DocumentSource, joined, readEntries, titlesOf, words } from './source.server';

const shape = {
  slug,
  title: text,
  publishDate: isoDateOrNone,
  summary: optionalText,
  body: words,
  programmes: references,
};

const newsEntry = z.object({ ...shape, cat_news: optionalReference });
const postEntry = z.object({ ...shape, category: optionalReference });
type Article = z.output<z.ZodObject<typeof shape>>;

const published = { publishDate: { $notNull: true } } as const;
const latestFirst = ['publishDate:desc', 'slug:asc'];

export const newsSource: DocumentSource = async function* ({ content }) {
  const entries = readEntries(content, `/${content.namespace}-news`, newsEntry, {
    filters: published,
    sort: latestFirst,
  });
  for await (const { cat_news: category, ...entry } of entries)
    yield toDocument('news', pathTo('actualites/:slug', entry.slug), entry, category?.title);
};

export const postSource: DocumentSource = async function* ({ content }) {
  const entries = readEntries(content, `/${content.namespace}-posts`, postEntry, {
    filters: published,
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
    date: publishDate,
    text: {
      name: title,
      keys: category ?? '',
      places: '',
      lead: joined(summary, titlesOf(programmes)),
      body,
    },
  };
}
