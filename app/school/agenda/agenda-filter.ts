/** The filter of the agenda: the address of `/agenda` is the whole state (specification §9). Pure. */
import { type EventType, eventTypes } from './event-types';

export interface AgendaFilter {
  type: EventType | null;
  /** Campus slug. */
  campus: string | null;
  /** Month the events begin in, `2026-12`. */
  month: string | null;
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

const months = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/**
 * Reads the filter from an address. A value nobody knows is ignored, of a doubled one the first counts.
 *
 * @param campuses the school's campuses; an address may name only these
 */
export function parseAgendaFilter(
  parameters: URLSearchParams,
  campuses: readonly { slug: string }[],
): AgendaFilter {
  const month = parameters.get('mois');
  return {
    type: eventTypes.find((type) => eventTypeWords[type] === parameters.get('type')) ?? null,
    campus: campuses.find(({ slug }) => slug === parameters.get('campus'))?.slug ?? null,
    month: month !== null && months.test(month) ? month : null,
    past: parameters.get('passes') === '1',
  };
}

/** Address of one page of the agenda; parameters are always in the same order. */
export function agendaHref(filter: Partial<AgendaFilter>, page = 1): string {
  const parameters = new URLSearchParams();
  if (filter.type) parameters.set('type', eventTypeWords[filter.type]);
  if (filter.campus) parameters.set('campus', filter.campus);
  if (filter.month) parameters.set('mois', filter.month);
  if (filter.past) parameters.set('passes', '1');
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/agenda?${query}` : '/agenda';
}

/**
 * Canonical address of a list: kinds and campuses are lists of their own, page by page; a month is not, because it
 * is soon over.
 */
export function canonicalAgendaHref(filter: AgendaFilter, page: number): string {
  return filter.month ? agendaHref({ ...filter, month: null }) : agendaHref(filter, page);
}

/** Whether events are filtered; past events are another list, not a filter. */
export function isNarrowed({ type, campus, month }: AgendaFilter): boolean {
  return type !== null || campus !== null || month !== null;
}
