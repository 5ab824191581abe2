import { listPartners } from '~/school/partners/partners.server';
import { logosBlock } from '../../../content-model/blocks/logos';
import { type BlockOf, defineListBlock } from '../definition.server';

/** Partners of one kind or of all; null without any: the block is then left out. */
export const logosDefinition = defineListBlock(logosBlock, async (wire, { content }) => {
  const items = await listPartners(content, { kind: wire.kind }, wire.limit);
  if (items.length === 0) return null;
  const partners = items.map(({ slug, name, url }) => ({ slug, name, url }));
  return { title: wire.title, intro: wire.intro, partners };
});
export type LogosBlockData = BlockOf<typeof logosDefinition>;
