/** The agenda's questions to the content service, and its use of the answers. */
import { describe, expect, it } from 'vitest';
import { zoneOf } from '../../../content-model/values/zones';
import { createRig, type Rig } from '../../../tests/contract/service';
import { byMonth } from './by-month';
import { listCalendarEvents, listEventsForMonths, listEveryEvent } from './event-lists.server';
import { findEvent, listEvents } from './events.server';
import { byCampusClock, nextEvents } from './next-events.server';

const firstPage = { page: 1, pageSize: 12 };
/** The service as it is, but with these changes to every event. */
const spoilt = (changes: Record<string, unknown>) =>
  createRig({
    spoil: async (request, response) => {
      if (!new URL(request.url).pathname.startsWith('/api/events')) return response;
      const body = await response.json();
      const list = Array.isArray(body.data) ? body.data : [body.data];
      for (const entry of list) Object.assign(entry.attributes ?? entry, changes);
      return Response.json(body);
    },
  });

/** A rig that records questions. */
function listening(spoil?: (body: { meta: { pagination: { total: number } } }) => void) {
  const asked: URLSearchParams[] = [];
  const rig: Rig = createRig({
    spoil: async (request, response) => {
      const url = new URL(request.url);
      if (url.pathname !== '/api/events') return response;
      asked.push(url.searchParams);
      if (!spoil) return response;
      const body = await response.json();
      spoil(body);
      return Response.json(body);
    },
  });
  return { rig, asked, now: new Date(rig.now) };
}
const of = (query: URLSearchParams | undefined, start: string) =>
  [...(query ?? [])].filter(([name]) => name.startsWith(start)).map(([, value]) => value);

describe('the next events', () => {
  it('are six, soonest first, optionally of one campus', async () => {
    const { rig, asked, now } = listening();
    const everywhere = await nextEvents(rig.content, now);
    const there = await nextEvents(rig.content, now, 'lyon');
    expect(everywhere).toHaveLength(6);
    const starts = everywhere.map(({ dateStart }) => Date.parse(dateStart));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(new Set(there.map(({ campus }) => campus?.slug))).toEqual(new Set(['lyon']));
    expect(of(asked[0], 'fields')).toEqual(['title', 'slug', 'description', 'url', 'dateStart', 'dateEnd']);
    expect(of(asked[0], 'populate[campus]')).toEqual(['title', 'slug']);
    expect(of(asked[0], 'sort')).toEqual(['dateStart:asc']);
    expect(of(asked[0], 'pagination')).toEqual(['6']);
    expect(of(asked[0], 'filters[campus]')).toEqual([]);
    expect(of(asked[1], 'filters[campus]')).toEqual(['lyon']);
  });
});

describe('a list of events', () => {
  it('asks for the fields of a card, and for the latest first of the past', async () => {
    const { rig, asked, now } = listening();
    await listEvents(rig.content, now, {}, firstPage);
    await listEvents(rig.content, now, { past: true }, firstPage);
    await listEventsForMonths(rig.content, now, {});
    await listEventsForMonths(rig.content, now, { past: true });
    expect(of(asked[0], 'fields')).toEqual([
      'title',
      'slug',
      'description',
      'url',
      'dateStart',
      'dateEnd',
      'allDay',
      'type',
      'availability',
      'mode',
      'place',
    ]);
    expect(of(asked[0], 'populate[campus]')).toEqual(['title', 'slug', 'timezone']);
    expect([...(asked[0]?.keys() ?? [])].some((name) => name.startsWith('populate[image]'))).toBe(true);
    const sorts = asked.map((query) => of(query, 'sort').join());
    expect(sorts).toEqual([
      'dateStart:asc,slug:asc',
      'dateStart:desc,slug:asc',
      'dateStart:asc,slug:asc',
      'dateStart:desc,slug:asc',
    ]);
    expect(of(asked[2], 'fields')).toEqual(['dateStart', 'dateEnd', 'allDay']);
    expect(of(asked[2], 'populate[campus]')).toEqual(['title', 'slug', 'timezone']);
  });

  it('treats a state and an unknown mode as the default', async () => {
    const rig = spoilt({ status: 'postponed', mode: 'on the moon' });
    const { items } = await listEvents(rig.content, new Date(rig.now), {}, firstPage);
    expect(items[0]).toMatchObject({ status: 'scheduled', mode: 'on-site' });
  });

  it('does without a campus it cannot read', async () => {
    const rig = spoilt({ campus: 'Lyon' });
    const { items } = await listEvents(rig.content, new Date(rig.now), {}, firstPage);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ campus }) => campus === null)).toBe(true);
  });
});

describe('an event', () => {
  it('comes with its campus’s clock, its programmes, its picture and its head', async () => {
    const { rig } = listening();
    const event = await findEvent(rig.content, 'journee-portes-ouvertes-la-reunion');
    expect(event.campus?.timezone).toBe('Indian/Reunion');
    expect(Object.keys(event)).toEqual(expect.arrayContaining(['body', 'seo', 'updatedAt']));
    const bordeaux = await findEvent(rig.content, 'journee-portes-ouvertes-bordeaux');
    expect(bordeaux.programmes[0]).toMatchObject({ slug: expect.any(String), title: expect.any(String) });
  });
});

describe('a list that is read completely', () => {
  it('is asked for by the hundred, until all of it is there', async () => {
    const { rig, asked, now } = listening((body) => {
      body.meta.pagination.total = 250;
    });
    await listCalendarEvents(rig.content, now, {});
    expect(asked.map((query) => of(query, 'pagination'))).toEqual([
      ['1', '100'],
      ['2', '100'],
      ['3', '100'],
    ]);
    expect(of(asked[0], 'fields')).toContain('updatedAt');
    expect(of(asked[0], 'fields')).toContain('title');
    expect(of(asked[0], 'populate[campus]')).toEqual(['title', 'slug', 'timezone']);
    expect(of(asked[0], 'sort')).toEqual(['dateStart:asc', 'slug:asc']);
  });

  it.each([
    [100, 1],
    [101, 2],
    [10_000, 5],
  ])('of %i events needs %i answers: five hundred at most', async (total, answers) => {
    const { rig, asked, now } = listening((body) => {
      body.meta.pagination.total = total;
    });
    await listEventsForMonths(rig.content, now, {});
    expect(asked).toHaveLength(answers);
  });
});

describe('a campus whose date differs from that of Paris', () => {
  const martinique = { slug: 'fort-de-france', title: 'Fort-de-France', timezone: 'America/Martinique' };
  const evening = { dateStart: '2026-11-19T22:30:00Z', dateEnd: '2026-11-20T04:00:00Z', campus: martinique };

  it('drops events that are over there, and keeps those in progress', async () => {
    const rig = spoilt(evening);
    const at = (time: string) => listEveryEvent(rig.content, new Date(time), {});
    expect(await at('2026-11-20T04:30:00Z')).toEqual([]);
    expect((await at('2026-11-20T03:30:00Z')).length).toBeGreaterThan(0);
    expect((await listEvents(rig.content, new Date('2026-11-20T04:30:00Z'), {}, firstPage)).items).toEqual(
      [],
    );
  });

  it('the month is that of the campus, in the list as in its count', async () => {
    const rig = spoilt({ ...evening, dateStart: '2027-01-01T01:00:00Z', dateEnd: null });
    const now = new Date(rig.now);
    const inMonth = async (month: string) => (await listEveryEvent(rig.content, now, { month })).length;
    const [month, ...others] = byMonth(await listEventsForMonths(rig.content, now, {}));
    expect([month?.key, others]).toEqual(['2026-12', []]);
    expect([await inMonth('2026-12'), await inMonth('2027-01')]).toEqual([month?.events.length, 0]);
  });

  it('shows the next events of the menus by their local date', async () => {
    const rig = spoilt({ dateStart: '2026-12-13T00:00:00Z', dateEnd: null });
    const now = new Date(rig.now);
    const found = await nextEvents(rig.content, now);
    const zones = found.flatMap(({ campus }) => (campus ? [{ ...martinique, slug: campus.slug }] : []));
    const held = byCampusClock(found, zones, now).filter(({ campus }) => campus);
    expect(held.length).toBeGreaterThan(0);
    expect(new Set(held.map(({ dateStart }) => dateStart))).toEqual(new Set(['2026-12-12T20:00:00-04:00']));
  });
});

describe('an event whose campus is not online', () => {
  // Half past midnight in La Réunion, and the evening before in Paris.
  const hidden = {
    campus: null,
    timezone: 'Indian/Reunion',
    dateStart: '2026-12-12T20:30:00Z',
    dateEnd: null,
  };
  const onTheSpot = '2026-12-13T00:30:00+04:00';

  it('keeps its day and its clock in every list', async () => {
    const rig = spoilt(hidden);
    const now = new Date(rig.now);
    const [list, every, dates, calendar, next] = await Promise.all([
      listEvents(rig.content, now, {}, firstPage),
      listEveryEvent(rig.content, now, {}),
      listEventsForMonths(rig.content, now, {}),
      listCalendarEvents(rig.content, now, {}),
      nextEvents(rig.content, now),
    ]);
    for (const events of [list.items, every, dates, calendar, byCampusClock(next, [], now)]) {
      expect(events.length).toBeGreaterThan(0);
      expect(new Set(events.map(({ dateStart }) => dateStart))).toEqual(new Set([onTheSpot]));
    }
    const event = await findEvent(rig.content, 'journee-portes-ouvertes-la-reunion');
    expect([event.dateStart, zoneOf(event)]).toEqual([onTheSpot, 'Indian/Reunion']);
  });

  it.each([undefined, null, '', 'Mars/Olympus', 4])(
    'is in the school’s zone if none is known: %j',
    async (timezone) => {
      const rig = spoilt({ ...hidden, timezone });
      const event = await findEvent(rig.content, 'journee-portes-ouvertes-la-reunion');
      expect(event.dateStart).toBe('2026-12-12T21:30:00+01:00');
    },
  );
});

describe('the identity of an event', () => {
  it.each([
    ['a1b2c3d4e5f6a1b2c3d4e5f6', 'a1b2c3d4e5f6a1b2c3d4e5f6'],
    [undefined, null],
    ['', null],
    [7, null],
    ['a b\r\nX:1', null],
  ])('is %j as the content service says it', async (documentId, expected) => {
    const rig = spoilt({ documentId });
    const event = await findEvent(rig.content, 'journee-portes-ouvertes-la-reunion');
    const [inCalendar] = await listCalendarEvents(rig.content, new Date(rig.now), {});
    expect([event.documentId, inCalendar?.documentId]).toEqual([expected, expected]);
  });
});
