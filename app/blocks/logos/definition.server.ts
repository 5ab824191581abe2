import { z } from 'zod';
import { listPartners } from '~/school/partners/partners.server';
import { limit, optionalChoice } from '../collection.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';

const schema = z.object({ ...blockHeading, kind: optionalChoice, limit: limit(12, 40) });

/** Partners of one kind or of all; no block without any. */
export const logosDefinition = defineResolvedBlock('logos', schema, async (wire, { content }) => {
  const found = await listPartners(content, { kind: wire.kind }, wire.limit);
  if (found.length === 0) return null;
  const partners = found.map(({ slug, name, url }) => ({ slug, name, url }));
  return { title: wire.title, intro: wire.intro, partners };
});
export type LogosBlockData = BlockOf<typeof logosDefinition>;
