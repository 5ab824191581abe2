import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { listEvents } from '~/school/agenda/events.server';
import { eventsBlock } from '../../../content-model/blocks/events';
import { type BlockOf, defineListBlock } from '../definition.server';

/**
 * The next events, of one kind or of one campus when the editor chose so. Null if the editor's choice has no event;
 * without a choice the block says that there is none.
 */
export const eventsDefinition = defineListBlock(eventsBlock, async (wire, { content, now }) => {
  const { title, intro, type, campus } = wire;
  const { items } = await listEvents(content, now, { type, campus }, { page: 1, pageSize: wire.limit });
  if (items.length === 0 && (type || campus)) return null;
  return { title, intro, items, all: listHref(agendaCriteria, { type, campus }) };
});
export type EventsBlockData = BlockOf<typeof eventsDefinition>;
