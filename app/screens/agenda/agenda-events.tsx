import { byMonth } from '~/school/agenda/by-month';
import { EventCard } from '~/school/agenda/event-card';
import { EventRegistration } from '~/school/agenda/event-registration';
import type { EventSummary } from '~/school/agenda/events.server';
import { campusToVisit } from '~/school/agenda/events-near';
import { useLabels } from '~/site/labels-context';

interface AgendaEventsProps {
  events: readonly EventSummary[];
  /** Slug of the first listed event with open registration, which gets the button; null without one. */
  registrationSlug: string | null;
}

/** Events month by month, with the month in the margin like a chapter. */
export function AgendaMonths({ events, registrationSlug }: AgendaEventsProps) {
  return byMonth(events).map((month) => (
    <section key={month.key} className="ledger" aria-labelledby={`mois-${month.key}`}>
      <h2 id={`mois-${month.key}`}>
        <time dateTime={month.key}>{month.name}</time>
      </h2>
      <AgendaEvents events={month.events} registrationSlug={registrationSlug} />
    </section>
  ));
}

interface AgendaPlacesProps extends AgendaEventsProps {
  /** Distance of each campus by its slug: `à 12 km`. */
  distances: Readonly<Record<string, string>>;
}

/** Events campus by campus, in the order of their distance; the campus and its distance are in the margin. */
export function AgendaPlaces({ events, distances, registrationSlug }: AgendaPlacesProps) {
  const t = useLabels();
  return byCampus(events).map(({ slug, title, events: campusEvents }) => (
    <section key={slug ?? ''} className="ledger" aria-labelledby={`pres-${slug ?? 'ailleurs'}`}>
      <h2 id={`pres-${slug ?? 'ailleurs'}`}>
        {title ?? t('agenda.list.elsewhere')}{' '}
        {slug && distances[slug] ? <small className="agenda-away">{distances[slug]}</small> : null}
      </h2>
      <AgendaEvents events={campusEvents} registrationSlug={registrationSlug} />
    </section>
  ));
}

/** Neighbours of one campus together, in the order of the events. */
function byCampus(events: readonly EventSummary[]) {
  const groups: { slug: string | null; title: string | undefined; events: EventSummary[] }[] = [];
  for (const event of events) {
    const slug = campusToVisit(event);
    const last = groups.at(-1);
    if (last && last.slug === slug) last.events.push(event);
    else groups.push({ slug, title: slug === null ? undefined : event.campus?.title, events: [event] });
  }
  return groups;
}

function AgendaEvents({ events, registrationSlug }: AgendaEventsProps) {
  return (
    <ul role="list" className="agenda-events">
      {events.map((event) => (
        <li key={event.slug}>
          <EventCard
            event={event}
            action={event.slug === registrationSlug ? <EventRegistration event={event} namesEvent /> : null}
          />
        </li>
      ))}
    </ul>
  );
}
