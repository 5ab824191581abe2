/** The filter of the agenda: the address of `/agenda` is the whole state (specification §9). Pure. */
import { placeParameter } from '../campuses/nearest/place-address';
import { type EventType, eventTypes } from './event-types';

export interface AgendaFilter {
  type: EventType | null;
  /** Campus slug. */
  campus: string | null;
  /** Month the events begin in, `2026-12`. */
  month: string | null;
  /** Word of the place they are sorted from, nearest first. */
  near: string | null;
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
 * @param near word of the place the address names, read elsewhere
 */
export function parseAgendaFilter(
  parameters: URLSearchParams,
  campuses: readonly { slug: string }[],
  near: string | null = null,
): AgendaFilter {
  const month = parameters.get('mois');
  return {
    type: eventTypes.find((type) => eventTypeWords[type] === parameters.get('type')) ?? null,
    campus: campuses.find(({ slug }) => slug === parameters.get('campus'))?.slug ?? null,
    month: month !== null && months.test(month) ? month : null,
    near,
    past: parameters.get('passes') === '1',
  };
}

/** Address of one page of the agenda; parameters are always in the same order. */
export function agendaHref(filter: Partial<AgendaFilter>, page = 1): string {
  const parameters = new URLSearchParams();
  if (filter.type) parameters.set('type', eventTypeWords[filter.type]);
  if (filter.campus) parameters.set('campus', filter.campus);
  if (filter.month) parameters.set('mois', filter.month);
  if (filter.near) parameters.set(placeParameter, filter.near);
  if (filter.past) parameters.set('passes', '1');
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/agenda?${query}` : '/agenda';
}

/**
 * Canonical address of a list: kinds and campuses are lists of their own, page by page; a month is not, because it
 * is soon over, and neither is the order around a place.
 */
export function canonicalAgendaHref(filter: AgendaFilter, page: number): string {
  const list = { ...filter, month: null, near: null };
  return filter.month || filter.near ? agendaHref(list) : agendaHref(list, page);
}

/** Whether events are filtered; past events are another list, not a filter. */
export function isNarrowed({ type, campus, month }: AgendaFilter): boolean {
  return type !== null || campus !== null || month !== null;
}
