/** The filters of the agenda (specification §9). Pure. */
import type { NamedEntry } from '~/base/named-entry';
import { entryFilter, type Filter, wordFilter } from '~/filters/filter';
import { type ChoiceOf, narrowedList } from '~/filters/narrowed-list';
import type { EventType } from '../../../content-model/enumerations';
import { nearName } from '../campuses/campus-name';
import { type NearLookup, nearFilter } from '../campuses/nearest/near-filter';
import { monthName, nextMonth } from './by-month';

interface AgendaLookup extends NearLookup {
  campuses: readonly NamedEntry[];
  /** Months that have events. */
  months?: readonly { key: string; count: number }[];
}

/** Kinds of events as French addresses have them. */
const typeWords: Record<EventType, string> = {
  'open-day': 'portes-ouvertes',
  'admission-test': 'epreuves-d-admission',
  conference: 'conferences',
  convention: 'salons',
  'live-my-life': 'vis-ma-vie',
  'job-dating': 'job-dating',
};

const months = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** The month events begin in: `2026-12`. */
const month: Filter<string, AgendaLookup, 'mois'> = {
  parameter: 'mois',
  role: 'filter',
  isShortLived: true,
  read: (word) => (months.test(word) ? word : null),
  word: (key) => key,
  name: (key) => monthName(key),
  // Months change at midnight UTC for the service; no event begins so late at night.
  ask: (key) => ({ dateStart: { $gte: `${key}-01`, $lt: `${nextMonth(key)}-01` } }),
  field: {
    label: 'agenda.filter.month',
    any: 'agenda.filter.anyMonth',
    options: ({ months = [] }, chosen, t) =>
      withSelectedMonth(months, chosen).map(({ key, count }) => ({
        value: key,
        label: t('agenda.filter.monthCount', { month: monthName(key), count }),
      })),
  },
};

/** A month without events is offered only when it is selected. */
function withSelectedMonth(months: readonly { key: string; count: number }[], chosen: string | null) {
  if (chosen === null || months.some(({ key }) => key === chosen)) return months;
  return [{ key: chosen, count: 0 }, ...months];
}

/** Past events, instead of future ones. */
const past: Filter<true, AgendaLookup, 'passes'> = {
  parameter: 'passes',
  role: 'other list',
  title: 'agenda.list.pastTitle',
  read: (word) => (word === '1' ? true : null),
  word: () => '1',
  name: () => null,
};

export const agendaCriteria = narrowedList<AgendaLookup>()(
  'agenda',
  {
    type: wordFilter('type', typeWords, (type, t) => t(`agenda.filter.type.${type}`), {
      ask: (type) => ({ type: { $eq: type } }),
      inFeeds: true,
    }),
    campus: entryFilter('campus', ({ campuses }: AgendaLookup) => campuses, {
      field: { label: 'agenda.filter.campus', any: 'agenda.filter.anyCampus' },
      ask: (slug) => ({ campus: { slug: { $eq: slug } } }),
      inFeeds: true,
      nearbyWords: nearName,
    }),
    month,
    near: nearFilter<AgendaLookup>(),
    past,
  },
  {
    whole: 'agenda.list.title',
    filtered: 'agenda.list.filteredTitle',
    paged: 'agenda.list.pagedTitle',
  },
);

export type AgendaChoice = ChoiceOf<typeof agendaCriteria>;
