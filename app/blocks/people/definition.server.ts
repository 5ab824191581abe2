import { z } from 'zod';
import { listPeople } from '~/school/people/people.server';
import { peoplePage } from '~/site/editors-pages';
import { limit, wholeList } from '../collection.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';

const schema = z.object({
  ...blockHeading,
  kind: z.enum(['alumnus', 'ambassador']).optional().catch(undefined),
  limit: limit(4),
});

/** Alumni, ambassadors or both; no block without any. */
export const peopleDefinition = defineResolvedBlock('people', schema, async (wire, context) => {
  const { title, intro, kind } = wire;
  const { items } = await listPeople(context.content, { kind }, wire.limit);
  return items.length === 0 ? null : { title, intro, items, all: wholeList(peoplePage, context) };
});
export type PeopleBlockData = BlockOf<typeof peopleDefinition>;
