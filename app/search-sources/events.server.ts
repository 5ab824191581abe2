import { pathTo } from '~/addresses/path-to';
import { reader } from '~/reading/reading.server';
import { isOver } from '~/school/agenda/event-day';
import { upcomingFilters } from '~/school/agenda/event-filters.server';
import { orderOf, readEvent } from '~/school/agenda/events.server';
import { events } from '../../content-model/collections/events';
import { dayOf } from '../../content-model/rules/event-times';
import { type DocumentSource, readEntries } from './source.server';
import { joinTexts, plainTextOf, titlesOf } from './texts.server';

const entry = reader(events.views.search).transform(readEvent);

/** Future and current events that take place. */
export const eventSource: DocumentSource = async function* ({ content, labels, now }) {
  const entries = readEntries(content, '/events', entry, {
    filters: upcomingFilters(now),
    sort: orderOf({}),
  });
  for await (const event of entries) {
    if (event.status === 'cancelled' || isOver(event, now)) continue;
    yield {
      kind: 'event',
      href: pathTo('agenda/:slug', event.slug),
      title: event.title,
      summary: event.description ?? '',
      details: [
        ...(event.dateStart ? [{ kind: 'date', date: dayOf(event.dateStart) } as const] : []),
        ...(event.campus ? [{ kind: 'place', text: event.campus.title } as const] : []),
      ],
      text: {
        name: event.title,
        keys: event.type ? labels(`agenda.card.type.${event.type}`) : '',
        places: joinTexts(event.campus?.title, event.place),
        lead: joinTexts(event.description, titlesOf(event.programmes)),
        body: plainTextOf(event.body),
      },
    };
  }
};
