/** The same question with one wish less, for an agenda that has nothing to answer. Pure. */
import type { Labels } from '~/site/labels';
import type { AgendaFilter } from './agenda-filter';
import { monthName } from './by-month';

/** What one may give up: its month first, since most can come another day. */
const wishes = ['month', 'campus', 'type'] as const;

export interface LoosenedFilter {
  filter: AgendaFilter;
  /** `Sans « Salons »`, `Autour de Brest` */
  words: string;
}

/** Who gives up a campus looks around it: what there is comes nearest first. */
export function loosenedFilters(
  filter: AgendaFilter,
  campuses: readonly { slug: string; title: string }[],
  t: Labels,
): LoosenedFilter[] {
  return wishes.flatMap((wish) => {
    const { [wish]: wished } = filter;
    if (wished === null) return [];
    if (wish === 'campus') {
      const campus = campuses.find(({ slug }) => slug === wished)?.title ?? '';
      return [
        { filter: { ...filter, campus: null, near: wished }, words: t('agenda.list.around', { campus }) },
      ];
    }
    const name = wish === 'month' ? monthName(wished) : t(`agenda.filter.type.${filter.type ?? 'all'}`);
    return [{ filter: { ...filter, [wish]: null }, words: t('agenda.list.without', { filter: name }) }];
  });
}
