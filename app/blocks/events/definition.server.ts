import { z } from 'zod';
import { agendaList } from '~/school/agenda/agenda-list';
import { eventTypes } from '~/school/agenda/event-types';
import { listEvents } from '~/school/agenda/events.server';
import { listHref } from '~/site/filters/narrowed-list';
import { limit, optionalChoice } from '../collection.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';

const schema = z.object({
  ...blockHeading,
  type: z.enum(eventTypes).optional().catch(undefined),
  campus: optionalChoice,
  limit: limit(3),
});

/**
 * The next events, of one kind or of one campus when the editor chose so. No block without any of that choice: another
 * block of the page may show events of another.
 */
export const eventsDefinition = defineResolvedBlock('events', schema, async (wire, { content, now }) => {
  const { title, intro, type, campus } = wire;
  const { items } = await listEvents(content, now, { type, campus }, { page: 1, pageSize: wire.limit });
  if (items.length === 0 && (type || campus)) return null;
  return { title, intro, items, all: listHref(agendaList, { type, campus }) };
});
export type EventsBlockData = BlockOf<typeof eventsDefinition>;
