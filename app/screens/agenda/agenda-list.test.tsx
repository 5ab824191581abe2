// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { listHeadTitle } from '~/filters/list-title';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { campusToVisit } from '~/school/agenda/events-near';
import { listCampuses } from '~/school/campuses/campuses.server';
import { kilometresBetween } from '~/school/campuses/globe';
import { createLabels } from '~/site/labels';
import { createRig } from '../../../tests/contract/service';
import { AgendaList } from './agenda-list';
import { type Agenda, loadAgenda } from './agenda-list.server';

afterEach(cleanup);

const rig = createRig();
const now = new Date(rig.now);
const t = createLabels({});
const origin = 'https://www.ecole.example';
const find = (query: string) =>
  loadAgenda({ content: pageContent(rig.content), now, origin, t }, new URLSearchParams(query));

async function show(query: string): Promise<Agenda> {
  const agenda = await find(query);
  if (!agenda) throw new Error(`no agenda at ${query}`);
  render(<AgendaList agenda={agenda} />);
  return agenda;
}

/** The events of every page. */
async function findAll(query: string) {
  const first = await find(query);
  const more = Array.from({ length: (first?.pages ?? 1) - 1 }, (_, index) =>
    find(`${query}&page=${index + 2}`),
  );
  return [first, ...(await Promise.all(more))].flatMap((agenda) => agenda?.events ?? []);
}

/** The words of all live regions: whether a place is known, and how many events there are. */
const heard = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

describe('the agenda', () => {
  it('shows future events, soonest first, month by month', async () => {
    const { events, total } = await show('');
    const days = events.map(({ dateStart }) => Date.parse(dateStart));
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(total).toBe(54);
    expect(screen.getByRole('heading', { level: 2, name: 'décembre 2026' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });

  it('offers registration for the next event, only on the first page of future events', async () => {
    const { events } = await show('type=portes-ouvertes');
    const link = screen.getByRole('link', { name: /^Je m’inscris/ });
    expect(link.getAttribute('href')).toBe(`/demo/inscription?evenement=${events[0]?.slug}`);
    expect(link.textContent).toContain(events[0]?.title);
    cleanup();
    await show('passes=1');
    expect(screen.queryByRole('link', { name: /^Je m’inscris/ })).toBeNull();
  });

  it('shows past events on request, the latest first', async () => {
    const { events, total } = await show('passes=1');
    const days = events.map(({ dateStart }) => Date.parse(dateStart));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect(total).toBe(40);
  });

  it('offers the seven filters as addresses', async () => {
    await show('campus=lyon');
    const filters = within(screen.getByRole('navigation', { name: 'Type d’événement' })).getAllByRole('link');
    expect(filters.map((link) => link.getAttribute('href'))).toEqual([
      '/agenda?campus=lyon',
      '/agenda?type=portes-ouvertes&campus=lyon',
      '/agenda?type=epreuves-d-admission&campus=lyon',
      '/agenda?type=conferences&campus=lyon',
      '/agenda?type=salons&campus=lyon',
      '/agenda?type=vis-ma-vie&campus=lyon',
      '/agenda?type=job-dating&campus=lyon',
    ]);
    expect(filters.filter((link) => link.getAttribute('aria-current'))).toEqual([filters[0]]);
  });

  it('narrows by kind and campus together', async () => {
    const { events } = await show('type=epreuves-d-admission&campus=lyon');
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      expect([event.type, event.campus?.slug]).toEqual(['admission-test', 'lyon']);
    }
  });

  it('offers the months that have events, with how many', async () => {
    const {
      lookup: { months },
      total,
    } = await show('type=conferences');
    expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const options = [...screen.getByLabelText<HTMLSelectElement>('Mois').options];
    expect(options.map(({ value }) => value)).toEqual(['', ...months.map(({ key }) => key)]);
    expect(options[1]?.text).toMatch(/^[a-zéû]+ 202\d \(\d+\)$/);
  });

  it('shows as many events of a month as it counted', async () => {
    const { months } = (await show('')).lookup;
    for (const { key, count } of months) {
      const agenda = await find(`mois=${key}`);
      expect(agenda?.total, key).toBe(count);
      for (const { dateStart } of agenda?.events ?? []) expect(dateStart.slice(0, 7)).toBe(key);
    }
  });

  it('keeps a month without events among the choices, and shows that nothing matches', async () => {
    await show('mois=2031-02');
    expect(screen.getByLabelText<HTMLSelectElement>('Mois').selectedOptions[0]?.text).toBe(
      'février 2031 (0)',
    );
    expect(heard()).toContain('Aucun événement ne correspond au filtre sélectionné');
  });

  it('states the count in a status that screen readers announce', async () => {
    await show('type=conferences&campus=lyon');
    expect(heard()).toMatch(/\d+ événements?$/);
  });

  it('keeps kind and period when a campus is chosen', async () => {
    await show('type=conferences&passes=1');
    const form = screen.getByLabelText<HTMLSelectElement>('Campus').form;
    if (!form) throw new Error('the campus is chosen in a form');
    expect([...new FormData(form)].map(([name, value]) => `${name}=${value}`)).toEqual([
      'type=conferences',
      'passes=1',
      'pres-de=',
      'campus=',
      'mois=',
    ]);
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/agenda']);
  });

  it('can be subscribed to by kind and campus; a month or the past cannot', async () => {
    const subscription = (await find('type=salons&campus=lyon&mois=2026-12&passes=1'))?.subscription;
    const address = `${origin}/agenda.ics?type=salons&campus=lyon`;
    expect({ ...subscription, title: subscription?.title.replaceAll('\u00a0', ' ') }).toMatchObject({
      words: 'Salons, Lyon',
      title: 'Agenda : Salons, Lyon',
      href: '/agenda.ics?type=salons&campus=lyon',
      address,
      webcal: address.replace('https:', 'webcal:'),
      google: expect.stringContaining(encodeURIComponent('webcal://www.ecole.example/agenda.ics')),
      outlook: expect.stringContaining(encodeURIComponent(address)),
    });
    expect((await find('passes=1'))?.subscription).toMatchObject({ words: null, title: 'Agenda' });
  });

  it('goes from the nearest campus to the farthest around a place, each with its distance', async () => {
    const { events, distances } = await show('pres-de=44110');
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names[0]).toBe('Rennes à\u00a049\u00a0km');
    const far = events
      .filter((event) => campusToVisit(event) !== null)
      .map(({ campus }) => Number(distances[campus?.slug ?? '']?.replace(/\D/g, '')));
    expect(far).toEqual([...far].sort((a, b) => a - b));
  });

  it('lists what is within reach of each campus, on the spot first, then online; counts and months follow', async () => {
    const campuses = await listCampuses(rig.content);
    const whole = await findAll('type=');
    const reached = (slug: string, from: (typeof campuses)[number]) =>
      campuses.some((one) => one.slug === slug && kilometresBetween(from, one) <= 150);
    for (const campus of campuses) {
      const [agenda, all] = [await find(`pres-de=${campus.slug}`), await findAll(`pres-de=${campus.slug}`)];
      const places = all.map((event) => campusToVisit(event) ?? '');
      const there = places.filter((slug) => slug === campus.slug).length;
      expect(places.slice(0, there), campus.slug).toEqual(Array(there).fill(campus.slug));
      const days = all.slice(0, there).map(({ dateStart }) => Date.parse(dateStart));
      expect(days, campus.slug).toEqual(days.toSorted((a, b) => a - b));
      const elsewhere = places.filter((slug) => slug === '').length;
      expect(places.slice(all.length - elsewhere).join(''), campus.slug).toBe('');
      const within = whole.filter((event) => {
        const slug = campusToVisit(event);
        return slug === null || reached(slug, campus);
      });
      expect(new Set(all.map(({ slug }) => slug))).toEqual(new Set(within.map(({ slug }) => slug)));
      expect(agenda).toMatchObject({ total: all.length, onSite: there, elsewhere });
      const months = agenda?.lookup.months.reduce((sum, { count }) => sum + count, 0);
      expect(months, campus.slug).toBe(all.length);
    }
  });

  it('says how many are on the spot, within reach, and online or elsewhere', async () => {
    const next = (await find('type=portes-ouvertes'))?.events[0]?.campus?.slug;
    await show(`type=portes-ouvertes&pres-de=${next}`);
    expect(heard()).toMatch(/ 1 événement sur place(?:, \d+ à moins de 150\u00a0km)?$/);
    cleanup();
    await show('pres-de=44110');
    expect(heard()).toMatch(/ \d+ événements? à moins de 150\u00a0km, \d+ en ligne ou ailleurs$/);
  });

  it('asks which place is meant, and keeps the order of dates meanwhile', async () => {
    const { nearness, choice } = await show('type=conferences&pres-de=saint-denis');
    expect(choice.near).toBeNull();
    for (const { word, name } of nearness.choices)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        `/agenda?type=conferences&pres-de=${word}`,
      );
    expect(screen.getByLabelText<HTMLInputElement>('Près de, ville ou code postal').value).toBe(
      'saint-denis',
    );
  });

  it('shows that nothing matches a filter', async () => {
    await show('type=salons&campus=brest');
    expect(screen.getByText('Aucun événement ne correspond au filtre sélectionné')).toBeTruthy();
  });

  it('names the filter to remove if nothing matches, with the number then found', async () => {
    const { loosened } = await show('type=salons&campus=brest');
    expect(loosened.map(({ href }) => href)).toEqual(['/agenda?type=salons', '/agenda?campus=brest']);
    for (const { href, words, count } of loosened) {
      expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(href);
      expect((await find(href.slice(href.indexOf('?') + 1)))?.total).toBe(count);
    }
    expect((await find('type=salons'))?.loosened).toEqual([]);
  });

  it('shows that there are no events', async () => {
    const agenda = await find('');
    if (!agenda) throw new Error('the agenda has a first page');
    render(<AgendaList agenda={{ ...agenda, events: [], total: 0, pages: 1 }} />);
    expect(screen.getByText('Aucun événement disponible pour le moment')).toBeTruthy();
  });

  it('has the pages it needs and no other', async () => {
    expect((await find('page=5'))?.events).toHaveLength(54 - 4 * 12);
    expect(await find('page=6')).toBeNull();
    expect(await find('page=0')).toBeNull();
    expect(await find('type=salons&page=9')).toBeNull();
  });

  it('has a title of its own at every address', async () => {
    const addresses = [
      '',
      'page=2',
      'passes=1',
      'type=salons',
      'campus=lyon',
      'type=salons&campus=lyon',
      'mois=2026-12',
      'pres-de=nantes',
    ];
    const titles = await Promise.all(
      addresses.map(async (query) => {
        const agenda = await find(query);
        return agenda ? listHeadTitle(agendaCriteria, agenda, t) : null;
      }),
    );
    expect(new Set(titles).size).toBe(addresses.length);
  });
});

describe('the number above the agenda', () => {
  const ends = '2026-12-13T17:00:00+01:00';
  it.each([
    ['no date as its start, and one as its end', { dateStart: 'bientôt', dateEnd: ends }],
    ['a start that is on no calendar', { dateStart: '2026-02-30T10:00:00', dateEnd: ends }],
    ['only an end', { dateStart: null, dateEnd: ends }],
    ['an empty start', { dateStart: '', dateEnd: ends }],
    ['no dates', { dateStart: null, dateEnd: null }],
    ['no date as its end', { dateStart: '2026-12-12T10:00:00+01:00', dateEnd: 'plus tard' }],
    ['an end before its start', { dateStart: ends, dateEnd: '2026-12-01T10:00:00+01:00' }],
  ])('is the number in it if an event has %s', async (_, dates) => {
    for (const query of ['', '?pres-de=nantes', '?mois=2026-12', '?passes=1']) {
      // The first three of each answer.
      const spoilt = createRig({
        spoil: async (request, response) => {
          if (!new URL(request.url).pathname.startsWith('/api/events')) return response;
          const body = await response.json();
          const list = (body.data as object[]).slice(0, 5);
          for (const entry of list.slice(0, 3)) Object.assign(entry, dates);
          return Response.json({
            ...body,
            data: list,
            meta: { pagination: { ...body.meta.pagination, total: 5 } },
          });
        },
      });
      const content = pageContent(spoilt.content);
      const agenda = await loadAgenda({ content, now, origin, t }, new URLSearchParams(query));
      if (!agenda) throw new Error(`no agenda at ${query}`);
      const { container } = render(<AgendaList agenda={agenda} />);
      const shown = container.querySelectorAll('li article, article').length;
      expect([query, agenda.total], query).toEqual([query, shown]);
      const months = agenda.lookup.months.reduce((sum, { count }) => sum + count, 0);
      if (query === '') expect(months).toBe(shown);
      cleanup();
    }
  });
});
