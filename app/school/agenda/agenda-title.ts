/** Titles of the agenda's lists, unique for each address. Pure. */
import { lowerFirst } from '~/site/first-letter';
import type { Labels } from '~/site/labels';
import type { AgendaFilter } from './agenda-filter';
import { monthName } from './by-month';

interface TitledAgenda {
  filter: AgendaFilter;
  campuses: readonly { slug: string; title: string }[];
  /** Where they are sorted from a place: `Près de Nantes`. */
  nearness?: { place: { near: string } | null };
  page: number;
}

/** `Conférences, Lyon, décembre 2026, près de Nantes`; null when nothing was chosen. */
export function filterWords(
  { filter, campuses, nearness }: Omit<TitledAgenda, 'page'>,
  t: Labels,
): string | null {
  const campus = campuses.find(({ slug }) => slug === filter.campus)?.title;
  const type = filter.type ? t(`agenda.filter.type.${filter.type}`) : null;
  const near = nearness?.place ? lowerFirst(nearness.place.near) : null;
  const words = [type, campus, filter.month ? monthName(filter.month) : null, near].filter(Boolean);
  return words.length > 0 ? words.join(', ') : null;
}

/** `Agenda`, `Événements passés`, `Agenda : Conférences, Lyon, décembre 2026` */
export function agendaTitle(agenda: Omit<TitledAgenda, 'page'>, t: Labels): string {
  const title = t(agenda.filter.past ? 'agenda.list.pastTitle' : 'agenda.list.title');
  const filters = filterWords(agenda, t);
  return filters === null ? title : t('agenda.list.filteredTitle', { title, filters });
}

/** The same for the head: pages after the first say their number. */
export function agendaHeadTitle(agenda: TitledAgenda, t: Labels): string {
  const title = agendaTitle(agenda, t);
  return agenda.page > 1 ? t('agenda.list.pagedTitle', { title, page: agenda.page }) : title;
}
