import { z } from 'zod/v4';
import { eventTypes } from '~/agenda/event-types';
import { everyEntry } from '~/content/every-entry.server';
import { isoDate, optionalIsoDate, optionalText, slug, text } from '~/content/fields.server';
import { joined, referenceFields, references, type Source, titlesOf, words } from './source.server';

const entry = z.object({
  slug,
  title: text,
  description: optionalText,
  dateStart: isoDate,
  dateEnd: optionalIsoDate,
  type: z.enum(eventTypes),
  status: z.enum(['scheduled', 'cancelled']).catch('scheduled'),
  place: optionalText,
  campus: z
    .object({ slug, title: text, timezone: z.enum(['Europe/Paris', 'Indian/Reunion']).optional() })
    .nullish()
    .catch(null),
  programmes: references,
  body: words,
});

/** Events that are to come or go on, and will take place. */
export const events: Source = async function* ({ content, labels, now }) {
  const entries = everyEntry(content, '/events', entry, {
    filters: { $or: [{ dateEnd: { $gte: dayOf(now) } }, { dateStart: { $gte: dayOf(now) } }] },
    populate: { campus: { fields: ['title', 'slug', 'timezone'] }, programmes: referenceFields },
    sort: ['dateStart:asc'],
  });
  for await (const event of entries) {
    if (event.status === 'cancelled') continue;
    yield {
      kind: 'event',
      href: `/agenda/${event.slug}`,
      title: event.title,
      summary: event.description ?? '',
      details: [
        { kind: 'date', date: event.dateStart, timezone: event.campus?.timezone ?? 'Europe/Paris' },
        ...(event.campus ? [{ kind: 'place', text: event.campus.title } as const] : []),
      ],
      date: event.dateStart,
      text: {
        name: event.title,
        keys: labels(`agenda.card.type.${event.type}`),
        places: joined(event.campus?.title, event.place),
        lead: joined(event.description, titlesOf(event.programmes)),
        body: event.body,
      },
    };
  }
};

/** Calendar day in Paris, as the agenda counts days. */
function dayOf(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(now);
}
