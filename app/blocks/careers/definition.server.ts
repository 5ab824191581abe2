import { z } from 'zod';
import { listCareers } from '~/school/careers/careers.server';
import { limit, optionalChoice } from '../collection.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';

const schema = z.object({ ...blockHeading, sector: optionalChoice, limit: limit(6, 40) });

/** Careers, of one sector when the editor chose so; no block without any. */
export const careersDefinition = defineResolvedBlock('careers', schema, async (wire, { content }) => {
  const { title, intro, sector } = wire;
  const { items } = await listCareers(content, { sector }, wire.limit);
  return items.length === 0 ? null : { title, intro, items };
});
export type CareersBlockData = BlockOf<typeof careersDefinition>;
