/** Which events a subscription holds: the address of `/agenda.ics` is the whole choice. Pure. */
import { type AgendaFilter, eventTypeWords, parseAgendaFilter } from '../agenda-filter';

export type CalendarFilter = Pick<AgendaFilter, 'type' | 'campus'>;

/**
 * @returns null when the address names an unknown kind or campus: a subscription that changed its
 * meaning behind the subscriber's back would be worse than one that ends
 */
export function parseCalendarFilter(
  parameters: URLSearchParams,
  campuses: readonly { slug: string }[],
): CalendarFilter | null {
  const { type, campus } = parseAgendaFilter(parameters, campuses);
  const unknown = (name: string, value: string | null) => value === null && Boolean(parameters.get(name));
  return unknown('type', type) || unknown('campus', campus) ? null : { type, campus };
}

/** Path and query of a subscription; parameters always stand in the same order. */
export function calendarHref({ type, campus }: CalendarFilter): string {
  const parameters = new URLSearchParams();
  if (type) parameters.set('type', eventTypeWords[type]);
  if (campus) parameters.set('campus', campus);
  const query = parameters.toString();
  return query ? `/agenda.ics?${query}` : '/agenda.ics';
}
