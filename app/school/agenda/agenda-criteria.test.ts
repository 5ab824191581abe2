import { describe, expect, it } from 'vitest';
import { feedHref, readFeedChoice } from '~/filters/list-feed';
import { listHeadTitle, listTitle } from '~/filters/list-title';
import { loosen } from '~/filters/loosening';
import { canonicalHref, isNarrowed, listHref, readListChoice } from '~/filters/narrowed-list';
import { createLabels } from '~/site/labels';
import { eventTypes } from '../../../content-model/enumerations';
import { agendaCriteria } from './agenda-criteria';

const campuses = [
  { slug: 'lyon', title: 'Lyon' },
  { slug: 'la-reunion', title: 'La Réunion' },
];
const lookup = { campuses, near: { word: 'rennes', near: 'Près de Rennes' } };
const read = (query: string) => readListChoice(agendaCriteria, new URLSearchParams(query), lookup);
const t = createLabels({});
const everything = { type: null, campus: null, month: null, near: null, past: null };

describe('the filter of the agenda', () => {
  it.each([
    ['portes-ouvertes', 'open-day'],
    ['epreuves-d-admission', 'admission-test'],
    ['conferences', 'conference'],
    ['salons', 'convention'],
    ['vis-ma-vie', 'live-my-life'],
    ['job-dating', 'job-dating'],
  ])('type=%s asks for %s', (word, type) => {
    expect(read(`type=${word}`)).toEqual({ ...everything, type });
  });

  it('is read from kind, campus, month and past together', () => {
    expect(read('type=salons&campus=la-reunion&mois=2026-12&passes=1')).toEqual({
      type: 'convention',
      campus: 'la-reunion',
      month: '2026-12',
      near: null,
      past: true,
    });
  });

  it('shows all future events when the address has no filter', () => {
    expect(read('')).toEqual(everything);
  });

  it.each([
    'type=concerts',
    'type=open-day',
    'campus=atlantide',
    'campus=__proto__',
    'passes=oui',
    'type=',
    'mois=2026-13',
    'mois=12',
    'mois=2026-1',
  ])('ignores unknown values: %s', (query) => expect(read(query)).toEqual(everything));

  it('counts the first of a doubled parameter', () => {
    expect(read('campus=lyon&campus=la-reunion').campus).toBe('lyon');
  });

  it('says "filtered" only when a choice was made among events', () => {
    expect(isNarrowed(agendaCriteria, read('passes=1'))).toBe(false);
    expect(isNarrowed(agendaCriteria, read('type=salons'))).toBe(true);
    expect(isNarrowed(agendaCriteria, read('campus=lyon'))).toBe(true);
    expect(isNarrowed(agendaCriteria, read('mois=2026-12'))).toBe(true);
  });
});

describe('an address of the agenda', () => {
  it('is known to search engines by kind, campus and page, never by month or distance', () => {
    expect(canonicalHref(agendaCriteria, read('campus=lyon&mois=2026-12'), 2)).toBe('/agenda?campus=lyon');
    expect(canonicalHref(agendaCriteria, read('campus=lyon&pres-de=35000'), 2)).toBe('/agenda?campus=lyon');
    expect(canonicalHref(agendaCriteria, read('type=salons'), 2)).toBe('/agenda?type=salons&page=2');
  });

  it('leaves out values that were not chosen', () => {
    expect(listHref(agendaCriteria, everything)).toBe('/agenda');
    expect(listHref(agendaCriteria, { campus: 'lyon' })).toBe('/agenda?campus=lyon');
    expect(listHref(agendaCriteria, { past: true }, 2)).toBe('/agenda?passes=1&page=2');
  });

  it.each(eventTypes)('is read back as it was written: %s', (type) => {
    const filter = { type, campus: 'lyon', month: '2026-12', near: 'rennes', past: true as const };
    const href = listHref(agendaCriteria, filter, 3);
    expect(read(href.split('?')[1] ?? '')).toEqual(filter);
    expect(href).toMatch(/^\/agenda\?type=[a-z-]+&campus=lyon&mois=2026-12&pres-de=rennes&passes=1&page=3$/);
  });
});

describe('an agenda without events', () => {
  it.each([
    ['metz', 'Metz', 'Près de Metz'],
    ['angers', 'Angers', 'Près d’Angers'],
    ['le-mans', 'Le Mans', 'Près du Mans'],
  ])('at %s offers those near %s: %s', async (slug, title, words) => {
    const ways = await loosen(
      agendaCriteria,
      { ...everything, campus: slug },
      { lookup: { campuses: [{ slug, title }], near: null }, t, count: async () => 3 },
    );
    expect(ways).toEqual([{ href: `/agenda?pres-de=${slug}`, words, count: 3 }]);
  });

  it('offers those of all campuses if there is nothing near either, and without a place nothing is near', async () => {
    const lookup = { campuses, near: { word: 'rennes', near: 'Près de Rennes' } };
    const count = async ({ near }: { near: string | null }) => (near === null ? 5 : 0);
    const ways = (choice: object) =>
      loosen(agendaCriteria, { ...everything, ...choice }, { lookup, t, count });
    expect(await ways({ campus: 'lyon' })).toEqual([
      { href: '/agenda', words: expect.stringMatching(/^Sans «.Lyon.»$/), count: 5 },
    ]);
    expect(await ways({ near: 'rennes' })).toEqual([
      { href: '/agenda', words: expect.stringMatching(/^Sans «.Près de Rennes.»$/), count: 5 },
    ]);
  });
});

describe('the address of a subscription', () => {
  const parse = (text: string) =>
    readFeedChoice(agendaCriteria, new URLSearchParams(text), { campuses, near: null });
  const calendarHref = (text: string) => feedHref(agendaCriteria, 'ics', parse(text) ?? {});

  it.each(['', 'type=salons', 'campus=lyon', 'type=portes-ouvertes&campus=lyon'])('reads back: %s', (text) =>
    expect(calendarHref(text)).toBe(text ? `/agenda.ics?${text}` : '/agenda.ics'),
  );

  it('has one order, without month, distance or past, to which nobody subscribes', () => {
    expect(calendarHref('campus=lyon&mois=2026-12&passes=1&type=salons')).toBe(
      '/agenda.ics?type=salons&campus=lyon',
    );
  });

  it.each(['type=concerts', 'campus=atlantide', 'type=salons&campus=__proto__'])(
    'has no result when it names unknown values: %s',
    (text) => expect(parse(text)).toBeNull(),
  );

  it('means everything when a form leaves its fields empty', () => {
    expect(parse('type=&campus=')).toEqual(everything);
  });
});

describe('the title of a list of the agenda', () => {
  const words = (changes: object, page = 1) =>
    listHeadTitle(agendaCriteria, { choice: { ...everything, ...changes }, lookup, page }, t).replaceAll(
      '\u00a0',
      ' ',
    );

  it('names the chosen filters, in one order', () => {
    expect(words({})).toBe('Agenda');
    expect(words({ past: true })).toBe('Événements passés');
    expect(words({ type: 'conference', campus: 'lyon', month: '2026-12' })).toBe(
      'Agenda : Conférences, Lyon, décembre 2026',
    );
  });

  it('says the page in the head, from the second on, and not on the page itself', () => {
    expect(words({}, 2)).toBe('Agenda, page 2');
    expect(words({ campus: 'lyon' }, 3)).toBe('Agenda : Lyon, page 3');
    expect(listTitle(agendaCriteria, { choice: everything, lookup }, t)).toBe('Agenda');
  });

  it('names the place they are sorted from within the sentence', () => {
    expect(words({ near: 'rennes' })).toBe('Agenda : près de Rennes');
  });
});
