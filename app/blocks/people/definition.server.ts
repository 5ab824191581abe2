import { listPeople } from '~/school/people/people.server';
import { peoplePage } from '~/site/editors-pages';
import { peopleBlock } from '../../../content-model/blocks/people';
import { wholeList } from '../collection.server';
import { type BlockOf, defineListBlock } from '../definition.server';

/** Alumni, ambassadors or both; no block without any. */
export const peopleDefinition = defineListBlock(peopleBlock, async (wire, context) => {
  const { title, intro, kind } = wire;
  const { items } = await listPeople(context.content, { kind }, wire.limit);
  return items.length === 0 ? null : { title, intro, items, all: wholeList(peoplePage, context) };
});
export type PeopleBlockData = BlockOf<typeof peopleDefinition>;
