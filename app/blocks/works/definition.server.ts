import { pathTo } from '~/addresses/path-to';
import { listWorks } from '~/school/works/works.server';
import { worksBlock } from '../../../content-model/blocks/works';
import { type BlockOf, defineListBlock } from '../definition.server';
import { wholeListHref } from '../whole-list.server';

/** The latest works of students; null without any: the block is then left out. */
export const worksDefinition = defineListBlock(worksBlock, async (wire, context) => {
  const { title, intro } = wire;
  const { items } = await listWorks(context.content, { page: 1, pageSize: wire.limit });
  return items.length === 0 ? null : { title, intro, items, all: wholeListHref(pathTo('travaux'), context) };
});
export type WorksBlockData = BlockOf<typeof worksDefinition>;
