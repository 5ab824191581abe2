import { byMonth } from '~/school/agenda/by-month';
import { AgendaEvents, type AgendaEventsProps } from './agenda-events';

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
