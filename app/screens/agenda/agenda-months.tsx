import { byMonth } from '~/school/agenda/by-month';
import type { EventSummary } from '~/school/agenda/events.server';
import { AgendaEvents } from './agenda-events';

interface AgendaMonthsProps {
  events: readonly EventSummary[];
  /** Slug of the soonest event with open registration, which gets the button; null: none. */
  registrationSlug: string | null;
}

/** Events month by month, with the month in the margin like a chapter. */
export function AgendaMonths({ events, registrationSlug }: AgendaMonthsProps) {
  return byMonth(events).map((month) => (
    <section key={month.key} className="ledger" aria-labelledby={`mois-${month.key}`}>
      <h2 id={`mois-${month.key}`}>
        <time dateTime={month.key}>{month.name}</time>
      </h2>
      <AgendaEvents events={month.events} registrationSlug={registrationSlug} />
    </section>
  ));
}
