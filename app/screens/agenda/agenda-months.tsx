import { byMonth } from '~/school/agenda/by-month';
import { EventCard } from '~/school/agenda/event-card';
import type { EventSummary } from '~/school/agenda/events.server';

/** Events month by month, the month standing in the margin like a chapter. */
export function AgendaMonths({ events }: { events: readonly EventSummary[] }) {
  return byMonth(events).map((month) => (
    <section key={month.key} className="ledger" aria-labelledby={`mois-${month.key}`}>
      <h2 id={`mois-${month.key}`}>
        <time dateTime={month.key}>{month.name}</time>
      </h2>
      <ul className="agenda-events">
        {month.events.map((event) => (
          <li key={event.slug}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
