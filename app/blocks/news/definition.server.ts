import { z } from 'zod';
import { listNews } from '~/school/news/news.server';
import { newsList } from '~/school/news/news-list';
import { listHref } from '~/site/filters/narrowed-list';
import { limit, optionalChoice } from '../collection.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';

const schema = z.object({
  ...blockHeading,
  category: optionalChoice,
  campus: optionalChoice,
  limit: limit(3),
});

/** The latest news, of one category or campus when the editor chose so; no block without any. */
export const newsDefinition = defineResolvedBlock('news', schema, async (wire, { content }) => {
  const { title, intro, category, campus } = wire;
  const { items } = await listNews(content, { category, campus }, { page: 1, pageSize: wire.limit });
  if (items.length === 0) return null;
  return { title, intro, items, all: listHref(newsList, { category, campus }) };
});
export type NewsBlockData = BlockOf<typeof newsDefinition>;
