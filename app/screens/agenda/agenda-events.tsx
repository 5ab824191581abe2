import { EventCard } from '~/school/agenda/event-card';
import { EventRegistration } from '~/school/agenda/event-registration';
import type { EventSummary } from '~/school/agenda/events.server';

export interface AgendaEventsProps {
  events: readonly EventSummary[];
  /** Slug of the soonest event with open registration, which gets the button; null: none. */
  registrationSlug: string | null;
}

/** The events of one month or campus. */
export function AgendaEvents({ events, registrationSlug }: AgendaEventsProps) {
  return (
    <ul role="list" className="agenda-events">
      {events.map((event) => (
        <li key={event.slug}>
          <EventCard
            event={event}
            action={event.slug === registrationSlug ? <EventRegistration event={event} amongOthers /> : null}
          />
        </li>
      ))}
    </ul>
  );
}
