import { listHref } from '~/filters/narrowed-list';
import { listNews } from '~/school/news/news.server';
import { newsCriteria } from '~/school/news/news-criteria';
import { newsBlock } from '../../../content-model/blocks/news';
import { type BlockOf, defineListBlock } from '../definition.server';

/** The latest news, of one category or campus when the editor chose so; null without any: the block is then left out. */
export const newsDefinition = defineListBlock(newsBlock, async (wire, { content }) => {
  const { title, intro, category, campus } = wire;
  const { items } = await listNews(content, { category, campus }, { page: 1, pageSize: wire.limit });
  if (items.length === 0) return null;
  return { title, intro, items, all: listHref(newsCriteria, { category, campus }) };
});
export type NewsBlockData = BlockOf<typeof newsDefinition>;
