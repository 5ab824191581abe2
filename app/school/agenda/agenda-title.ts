/** Titles of the agenda's lists, unique for each address. Pure. */
import { choiceWords, type LookupOf } from '~/filters/narrowed-list';
import type { Labels } from '~/site/labels';
import { type AgendaChoice, agendaCriteria } from './agenda-criteria';

interface TitledAgenda {
  filter: AgendaChoice;
  lookup: LookupOf<typeof agendaCriteria>;
}

/** `Agenda`, `Événements passés`, `Agenda : Conférences, Lyon, décembre 2026` */
export function agendaTitle(agenda: TitledAgenda, t: Labels): string {
  const title = t(agenda.filter.past ? 'agenda.list.pastTitle' : 'agenda.list.title');
  const filters = choiceWords(agendaCriteria, agenda.filter, agenda.lookup, t);
  return filters === null ? title : t('agenda.list.filteredTitle', { title, filters });
}

/** The same for the head: pages after the first have their number. */
export function agendaHeadTitle(agenda: TitledAgenda & { page: number }, t: Labels): string {
  const title = agendaTitle(agenda, t);
  return agenda.page > 1 ? t('agenda.list.pagedTitle', { title, page: agenda.page }) : title;
}
