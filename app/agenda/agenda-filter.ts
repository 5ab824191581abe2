/** Which events a visitor asked for: the address of `/agenda` is the whole state (specification §9). Pure. */
import { type EventType, eventTypes } from './event-types';

export interface AgendaFilter {
  type: EventType | null;
  /** Campus slug. */
  campus: string | null;
  /** Events that have taken place, instead of those to come. */
  past: boolean;
}

/** Kinds of events as French addresses have them. */
export const eventTypeWords: Record<EventType, string> = {
  'open-day': 'portes-ouvertes',
  'admission-test': 'epreuves-d-admission',
  conference: 'conferences',
  convention: 'salons',
  'live-my-life': 'vis-ma-vie',
  'job-dating': 'job-dating',
};

/**
 * Reads the filter from an address. A value nobody knows is ignored, of a doubled one the first counts.
 *
 * @param campuses the school's campuses; an address may name only these
 */
export function parseAgendaFilter(
  parameters: URLSearchParams,
  campuses: readonly { slug: string }[],
): AgendaFilter {
  return {
    type: eventTypes.find((type) => eventTypeWords[type] === parameters.get('type')) ?? null,
    campus: campuses.find(({ slug }) => slug === parameters.get('campus'))?.slug ?? null,
    past: parameters.get('passes') === '1',
  };
}

/** Address of one page of the agenda; parameters always stand in the same order. */
export function agendaHref(filter: Partial<AgendaFilter>, page = 1): string {
  const parameters = new URLSearchParams();
  if (filter.type) parameters.set('type', eventTypeWords[filter.type]);
  if (filter.campus) parameters.set('campus', filter.campus);
  if (filter.past) parameters.set('passes', '1');
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/agenda?${query}` : '/agenda';
}

/** A kind or a campus was chosen; past or to come is no choice among events but of another list. */
export function isNarrowed(filter: AgendaFilter): boolean {
  return filter.type !== null || filter.campus !== null;
}
