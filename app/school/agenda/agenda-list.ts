/** The filters of the agenda (specification §9). Pure. */
import { amongEntries, amongWords, type Filter, type Named } from '~/filters/filter';
import { type ChoiceOf, narrowedList } from '~/filters/narrowed-list';
import { type NearKnown, nearFilter } from '../campuses/nearest/near-filter';
import { monthName, nextMonth } from './by-month';
import type { EventType } from './event-types';

interface AgendaKnown extends NearKnown {
  campuses: readonly Named[];
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
const month: Filter<string, AgendaKnown, 'mois'> = {
  parameter: 'mois',
  role: 'filter',
  isFleeting: true,
  read: (word) => (months.test(word) ? word : null),
  word: (key) => key,
  name: (key) => monthName(key),
  // Months change at midnight UTC for the service; no event begins so late at night.
  ask: (key) => ({ dateStart: { $gte: `${key}-01`, $lt: `${nextMonth(key)}-01` } }),
  field: {
    label: 'agenda.filter.month',
    any: 'agenda.filter.anyMonth',
    options: ({ months: known = [] }, chosen, t) =>
      withChosen(known, chosen).map(({ key, count }) => ({
        value: key,
        label: t('agenda.filter.monthCount', { month: monthName(key), count }),
      })),
  },
};

/** A month without events is offered only when it is selected. */
function withChosen(known: readonly { key: string; count: number }[], chosen: string | null) {
  if (chosen === null || known.some(({ key }) => key === chosen)) return known;
  return [{ key: chosen, count: 0 }, ...known];
}

/** Past events, instead of future ones. */
const past: Filter<true, AgendaKnown, 'passes'> = {
  parameter: 'passes',
  role: 'other list',
  read: (word) => (word === '1' ? true : null),
  word: () => '1',
  name: () => null,
};

export const agendaList = narrowedList<AgendaKnown>()('agenda', {
  type: amongWords('type', typeWords, (type, t) => t(`agenda.filter.type.${type}`), {
    ask: (type) => ({ type: { $eq: type } }),
    inFeeds: true,
  }),
  campus: amongEntries('campus', ({ campuses }: AgendaKnown) => campuses, {
    field: { label: 'agenda.filter.campus', any: 'agenda.filter.anyCampus' },
    ask: (slug) => ({ campus: { slug: { $eq: slug } } }),
    inFeeds: true,
    isPlace: true,
  }),
  month,
  near: nearFilter<AgendaKnown>(),
  past,
});

export type AgendaChoice = ChoiceOf<typeof agendaList>;
