/** The downloadable calendars, read by a parser other than their writer. */

import { describe, expect, it } from 'vitest';
import { ContentNotFound } from '~/content/errors';
import { pageContent } from '~/content/page-content.server';
import { parseEnv } from '~/env.server';
import { createLog } from '~/log.server';
import { eventCalendars } from '~/school/agenda/calendar/event-calendars';
import { eventLocation } from '~/school/agenda/calendar/event-location';
import { eventSequence } from '~/school/agenda/calendar/event-sequence';
import { anEvent, lyon, readCalendar, reunion } from '~/school/agenda/calendar/testing';
import { ZonedMoment } from '~/school/agenda/calendar/zoned-moment';
import type { PageContext } from '~/screens/frame/page-context.server';
import { createLabels } from '~/site/labels';
import { createRig } from '../../../tests/contract/service';
import { loadEventCalendar, loadSubscription } from './load-calendar.server';

const rig = createRig();
const origin = 'https://www.ecole.example';
const t = createLabels({});
const day = 86_400_000;

const contextAt = (address: string) => {
  const url = new URL(address, origin);
  return {
    content: pageContent(rig.content),
    services: { env: parseEnv({ PUBLIC_ORIGIN: origin }), content: rig.content, log: createLog('silent') },
    now: new Date(rig.now),
    url,
  } as unknown as PageContext;
};
const subscription = async (query = '') =>
  readCalendar(await loadSubscription(contextAt(`/agenda.ics${query}`)));
const nameOf = ({ calendar }: Awaited<ReturnType<typeof subscription>>) =>
  String(calendar.getFirstPropertyValue('name')).replaceAll('\u00a0', ' ');

describe('the calendar of one event', () => {
  it('holds only that event, with its address, and has no calendar name', async () => {
    const calendar = readCalendar(
      await loadEventCalendar(contextAt('/'), 'journee-portes-ouvertes-la-reunion'),
    );
    expect(calendar.events.map(({ uid }) => uid)).toEqual([
      'journee-portes-ouvertes-la-reunion@www.ecole.example',
    ]);
    expect(calendar.events[0]?.location).toContain('97400 Saint-Denis');
    expect(calendar.calendar.getFirstPropertyValue('name')).toBeNull();
  });

  it('does not exist for an unknown event', async () => {
    await expect(loadEventCalendar(contextAt('/'), 'bal-des-lucioles')).rejects.toBeInstanceOf(
      ContentNotFound,
    );
  });
});

describe('a subscription', () => {
  it('holds future events, and those that ended at most sixty days ago', async () => {
    const { events } = await subscription();
    const ends = events.map((event) => event.endDate.toJSDate().getTime());
    expect(Math.min(...ends)).toBeLessThan(rig.now);
    expect(Math.min(...ends)).toBeGreaterThan(rig.now - 61 * day);
    expect(ends.filter((end) => end > rig.now).length).toBeGreaterThan(50);
    expect(events.some(({ location }) => location?.includes('97400 Saint-Denis'))).toBe(true);
  });

  it('is narrowed by kind and campus, and named after them', async () => {
    const whole = await subscription();
    const salons = await subscription('?type=salons');
    const lyons = await subscription('?campus=lyon');
    expect(salons.events.length).toBeLessThan(whole.events.length);
    expect(lyons.events.length).toBeLessThan(whole.events.length);
    expect([whole, salons, lyons].map(nameOf)).toEqual([
      'IET : Agenda',
      'IET : Agenda : Salons',
      'IET : Agenda : Lyon',
    ]);
  });

  it.each(['?type=concerts', '?campus=atlantide'])('is 404 for unknown values: %s', async (query) => {
    const refusal = await subscription(query).catch((thrown: unknown) => thrown);
    expect((refusal as Response).status).toBe(404);
  });
});

describe('the version of an event', () => {
  it('is counted in minutes since 2020, never below nought', () => {
    expect(eventSequence('2020-01-01T00:00:59Z')).toBe(0);
    expect(eventSequence('2020-01-01T01:00:30Z')).toBe(60);
    expect(eventSequence('2019-06-01T00:00:00Z')).toBe(0);
    expect(eventSequence(null)).toBe(0);
  });
});

describe('the place of an event in one line', () => {
  it.each([
    [{}, lyon, 'Campus de Lyon, 18 quai de la Lône, 69007 Lyon'],
    [{ place: 'Amphithéâtre' }, lyon, 'Amphithéâtre, Campus de Lyon, 18 quai de la Lône, 69007 Lyon'],
    [{}, null, 'Campus de Lyon'],
    [{ campus: null, place: 'Halle du Canal' }, null, 'Halle du Canal'],
    [{ campus: null }, null, null],
    [{ mode: 'online', place: 'Amphithéâtre' }, lyon, 'En ligne'],
  ] as const)('%j', (changes, place, expected) => {
    const line = eventLocation({ ...anEvent, ...changes }, place, t);
    expect(line?.replaceAll('\u00a0', ' ') ?? null).toBe(expected);
  });
});

describe('the calendars an event’s page offers', () => {
  it('know the event, its hours and its page; and where to subscribe to its campus', () => {
    const offered = eventCalendars({ ...anEvent, campus: reunion }, null, origin, t);
    expect(offered.file).toBe('/agenda/journee-portes-ouvertes-lyon.ics');
    expect(offered.subscription).toBe('/agenda?campus=la-reunion#abonnement');
    for (const href of [offered.google, offered.outlook]) {
      const query = [...new URL(href).searchParams.values()];
      expect(query).toContain(anEvent.title);
      expect(query).toContain(`${origin}/agenda/${anEvent.slug}`);
    }
    expect(eventCalendars({ ...anEvent, campus: null }, null, origin, t).subscription).toBe(
      '/agenda#abonnement',
    );
  });
});

describe('a moment as the calendar’s writer asks for it', () => {
  const noon = new ZonedMoment(new Date('2026-12-12T11:00:00Z'));

  it('is the local time of its zone, UTC without a zone', () => {
    expect(noon.format('HHmmss')).toBe('110000');
    expect(noon.tz('Europe/Paris').format('HHmmss')).toBe('120000');
    expect(noon.tz('Indian/Reunion').utc().format('HHmmss')).toBe('110000');
    expect(noon.tz('Indian/Reunion').tz().format('YYYYMMDD')).toBe('20261212');
  });

  it('is in no other pattern, and valid only as a date', () => {
    expect(() => noon.format('YYYY')).toThrow('no such pattern: YYYY');
    expect(noon.isValid()).toBe(true);
    expect(new ZonedMoment(new Date('demain')).isValid()).toBe(false);
    expect(noon.toDate()).toEqual(new Date('2026-12-12T11:00:00Z'));
    expect(noon.toJSON()).toBe('2026-12-12T11:00:00.000Z');
  });
});
