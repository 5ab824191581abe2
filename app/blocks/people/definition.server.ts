import { listPeople } from '~/school/people/people.server';
import { peopleBlock } from '../../../content-model/blocks/people';
import { peoplePage } from '../../../content-model/rules/linked-pages';
import { type BlockOf, defineListBlock } from '../definition.server';
import { wholeListHref } from '../whole-list.server';

/** Alumni, ambassadors or both; null without any: the block is then left out. */
export const peopleDefinition = defineListBlock(peopleBlock, async (wire, context) => {
  const { title, intro, kind } = wire;
  const { items } = await listPeople(context.content, { kind }, wire.limit);
  return items.length === 0 ? null : { title, intro, items, all: wholeListHref(peoplePage, context) };
});
export type PeopleBlockData = BlockOf<typeof peopleDefinition>;
