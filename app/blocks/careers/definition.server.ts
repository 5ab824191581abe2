import { listCareers } from '~/school/careers/careers.server';
import { careersBlock } from '../../../content-model/blocks/careers';
import { type BlockOf, defineListBlock } from '../definition.server';

/** Careers, of one sector when the editor chose so; null without any: the block is then left out. */
export const careersDefinition = defineListBlock(careersBlock, async (wire, { content }) => {
  const { title, intro, sector } = wire;
  const { items } = await listCareers(content, { sector }, wire.limit);
  return items.length === 0 ? null : { title, intro, items };
});
export type CareersBlockData = BlockOf<typeof careersDefinition>;
