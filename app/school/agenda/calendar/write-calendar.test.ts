import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { listCampuses } from '~/school/campuses/campuses.server';
import { createLabels } from '~/site/labels';
import { withTimes } from '../../../../content-model/rules/read-times';
import { onTheSpot } from '../../../../content-model/values/wire-date';
import { createRig } from '../../../../tests/contract/service';
import { type CalendarEvent, listCalendarEvents } from '../event-lists.server';
import { anEvent, lyon, propertyOf, readCalendar, reunion } from './testing';
import { writeCalendar } from './write-calendar.server';

const t = createLabels({});
const now = new Date('2026-11-20T09:00:00Z');
const origin = 'https://www.ecole.example';
const write = (...events: CalendarEvent[]) =>
  writeCalendar({ name: 'IET : Agenda', events, places: [lyon], origin, now, t });
const read = (changes: Partial<CalendarEvent> = {}) => readCalendar(write({ ...anEvent, ...changes }));

/** Every event of the demo school, past ones included. */
async function demoEvents() {
  const rig = createRig();
  const events = await listCalendarEvents(rig.content, new Date('2020-01-01'), {});
  return { events, places: await listCampuses(rig.content) };
}

describe('every event of the demo school', () => {
  it('comes back from its calendar as it went in', async () => {
    const { events, places } = await demoEvents();
    expect(events.length).toBeGreaterThan(90);
    for (const event of events) {
      const text = writeCalendar({ name: null, events: [event], places, origin, now, t });
      const [found] = readCalendar(text).events;
      expect(event.dateStart, `${event.slug}: the demo school's events have hours`).toContain('T');
      expect(found?.startDate.toJSDate(), event.slug).toEqual(new Date(event.dateStart));
      const zone = event.campus?.slug === 'la-reunion' ? 'Indian/Reunion' : 'Europe/Paris';
      expect(found?.startDate.zone.tzid, event.slug).toBe(zone);
      if (event.dateEnd) expect(found?.endDate.toJSDate(), event.slug).toEqual(new Date(event.dateEnd));
      expect(found?.summary).toContain(event.title);
      expect(found?.uid).toBe(`${event.slug}@www.ecole.example`);
      expect(propertyOf(found, 'url')).toBe(`${origin}/agenda/${event.slug}`);
      expect(propertyOf(found, 'status')).toBe(event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED');
    }
  });

  it('is in one calendar with a definition of each zone it uses', async () => {
    const { events, places } = await demoEvents();
    const { zones, events: found } = readCalendar(
      writeCalendar({ name: 'Agenda', events, places, origin, now, t }),
    );
    expect(zones.sort()).toEqual(['Europe/Paris', 'Indian/Reunion']);
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(events.length);
    expect(found.map((event) => event.startDate.toJSDate())).toEqual(
      events.map(({ dateStart }) => new Date(dateStart)),
    );
  });
});

describe('the hours of an event', () => {
  it('are those of its campus, La Réunion included', () => {
    const text = write({ ...anEvent, campus: reunion, dateStart: '2026-12-12T06:00:00Z', dateEnd: null });
    expect(text).toContain('DTSTART;TZID=Indian/Reunion:20261212T100000\r\n');
    expect(readCalendar(text).zones).toEqual(['Indian/Reunion']);
  });

  it.each([
    'America/Guadeloupe',
    'America/Martinique',
    'America/Cayenne',
    'America/Marigot',
    'America/St_Barthelemy',
    'America/Miquelon',
    'Indian/Mayotte',
    'Pacific/Noumea',
    'Pacific/Tahiti',
    'Pacific/Wallis',
    'America/Montreal',
  ])('are those of %s, which the calendar defines', (timezone) => {
    const campus = { title: 'Ailleurs', slug: 'ailleurs', timezone };
    const times = { dateStart: '2026-12-12T18:30', dateEnd: '2026-12-13T00:00', campus };
    const text = write({ ...anEvent, ...withTimes(times) });
    expect(text).toContain(`DTSTART;TZID=${timezone}:20261212T183000\r\n`);
    const { zones, events } = readCalendar(text);
    expect(zones).toEqual([timezone]);
    const [{ startDate, endDate } = {}] = events;
    expect(startDate?.zone.tzid).toBe(timezone);
    expect([startDate, endDate].map((time) => time?.toJSDate().toISOString())).toEqual(
      [times.dateStart, times.dateEnd].map((text) => new Date(onTheSpot(text, timezone)).toISOString()),
    );
  });

  it.each([
    ['before winter time', '2026-10-24T23:30:00Z', '20261025T013000'],
    ['after it', '2026-10-25T02:00:00Z', '20261025T030000'],
    ['before summer time', '2027-03-28T00:30:00Z', '20270328T013000'],
    ['after it', '2027-03-28T01:30:00Z', '20270328T033000'],
  ])('are correct when the clock changes: %s', (_, dateStart, written) => {
    const text = write({ ...anEvent, dateStart, dateEnd: null });
    expect(text).toContain(`DTSTART;TZID=Europe/Paris:${written}\r\n`);
    expect(readCalendar(text).events[0]?.startDate.toJSDate()).toEqual(new Date(dateStart));
  });

  it('read back the same for any hour of ten years except the repeated one', () => {
    const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2034, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(anEvent.campus, reunion), (minute, campus) => {
        const start = new Date(minute * 60_000);
        // From one to two UTC on the last Sunday of October.
        fc.pre(!(start.getUTCMonth() === 9 && start.getUTCDate() > 24 && start.getUTCHours() === 1));
        const [event] = read({ campus, dateStart: start.toISOString(), dateEnd: null }).events;
        expect(event?.startDate.toJSDate()).toEqual(start);
      }),
    );
  });

  it('do not depend on the server’s zone', () => {
    const expected = write(anEvent);
    for (const method of ['getHours', 'getMinutes', 'getDate', 'getTimezoneOffset'] as const) {
      vi.spyOn(Date.prototype, method).mockImplementation(() => {
        throw new Error(`${method} depends on the machine`);
      });
    }
    expect(write(anEvent)).toBe(expected);
  });

  it('are whole days if no hour is known', () => {
    const text = write({ ...anEvent, dateStart: '2026-12-12', dateEnd: '2026-12-13' });
    expect(text).toContain('DTSTART;VALUE=DATE:20261212\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20261214\r\n');
    expect(text).not.toContain('TZID');
  });
});

describe('the description of an event in a calendar', () => {
  it('has its place: address and coordinates', () => {
    const [event] = read().events;
    expect(event?.location).toBe('Campus de Lyon, 18 quai de la Lône, 69007 Lyon');
    expect(propertyOf(event, 'geo')).toBe('45.7301,4.8302');
  });

  it('has only the place, without coordinates, if there is no campus', () => {
    const [event] = read({ campus: null, place: 'Halle du Canal, Toulouse (stand B07)' }).events;
    expect(event?.location).toBe('Halle du Canal, Toulouse (stand B07)');
    expect(propertyOf(event, 'geo')).toBeUndefined();
  });

  it('is that it is online', () => {
    const [event] = read({ mode: 'online' }).events;
    expect(event?.location).toBe('En ligne');
    expect(propertyOf(event, 'geo')).toBeUndefined();
  });

  it('is that it is cancelled or full, in its state and in its title', () => {
    const [cancelled] = read({ status: 'cancelled' }).events;
    expect(propertyOf(cancelled, 'status')).toBe('CANCELLED');
    expect(cancelled?.summary.replace('\u00a0', ' ')).toBe('Annulé : Journée portes ouvertes à Lyon');
    const [full] = read({ status: 'full' }).events;
    expect(propertyOf(full, 'status')).toBe('CONFIRMED');
    expect(full?.summary.replace('\u00a0', ' ')).toBe('Complet : Journée portes ouvertes à Lyon');
  });

  it('is its version: later changes count higher, and the identity stays', () => {
    const [before] = read().events;
    const [after] = read({ updatedAt: '2026-11-19T10:00:00Z', status: 'cancelled' }).events;
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
    expect(propertyOf(after, 'dtstamp')).toBe('2026-11-19T10:00:00Z');
    expect(propertyOf(after, 'last-modified')).toBe('2026-11-19T10:00:00Z');
  });

  it('is the same event under another name, by its identity or else by its slug', () => {
    const identityOf = (changes: Partial<CalendarEvent>) => read(changes).events[0]?.uid;
    const documentId = 'a1b2c3d4e5f6a1b2c3d4e5f6';
    expect(identityOf({ documentId, slug: 'jpo-lyon' })).toBe(identityOf({ documentId }));
    expect(identityOf({ documentId })).toBe(`${documentId}@www.ecole.example`);
    expect(identityOf({})).toBe(`${anEvent.slug}@www.ecole.example`);
  });

  it('has its subject, its kind, and the page with more', () => {
    const [event] = read().events;
    const page = `${origin}/agenda/${anEvent.slug}`;
    expect(event?.description).toBe(`${anEvent.description}\n\n${page}`);
    expect(propertyOf(event, 'categories')).toBe('Portes ouvertes');
    expect(read({ description: null }).events[0]?.description).toBe(page);
    expect(read({ campus: null, place: null }).events[0]?.location).toBeNull();
  });

  it('is free of characters no calendar may hold', () => {
    expect(read({ title: 'Eau\u0007vive \ud83c' }).events[0]?.summary).toBe('Eau vive \ufffd');
    expect(write({ ...anEvent, description: 'BEGIN:VEVENT, dit-on' })).toContain('\r\nBEGIN:VTIMEZONE');
  });

  it('has the same bytes as long as nothing changes', () => {
    const later = (event: CalendarEvent, at: string) =>
      writeCalendar({ name: 'Agenda', events: [event], places: [], origin, now: new Date(at), t });
    expect(later(anEvent, '2026-11-21T03:00:00Z')).toBe(later(anEvent, '2026-11-20T09:00:00Z'));
    const silent = { ...anEvent, updatedAt: null };
    expect(later(silent, '2026-11-20T20:00:00Z')).toBe(later(silent, '2026-11-20T09:00:00Z'));
    expect(propertyOf(readCalendar(later(silent, '2026-11-20T20:00:00Z')).events[0], 'dtstamp')).toBe(
      '2026-11-20T00:00:00Z',
    );
  });
});

describe('the text of a calendar', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
    fc.string({
      unit: fc.constantFrom(',', ';', '\\', '\n', '\r\n', ':', '"', '🌱', '👩🏽‍🔬', 'é', 'n', 'N', ' '),
    }),
  );
  /** The text that remains: line breaks are one character, control characters are removed. */
  const kept = (text: string) =>
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what the calendar takes out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');

  /** The parser does not know this property for a text. */
  const unescaped = (value: unknown) =>
    String(value).replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));

  it('keeps titles and names with commas, semicolons, line breaks and emoji', () => {
    fc.assert(
      fc.property(words, words, (title, name) => {
        const event = { ...anEvent, title };
        const text = writeCalendar({ name: `IET ${name}`, events: [event], places: [], origin, now, t });
        const { calendar, events } = readCalendar(text);
        expect(events).toHaveLength(1);
        expect(events[0]?.summary).toBe(kept(title));
        expect(unescaped(calendar.getFirstPropertyValue('name'))).toBe(kept(`IET ${name}`));
      }),
    );
  });

  it('says who wrote it, in which language, and where the agenda is', () => {
    const { calendar } = readCalendar(write(anEvent));
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//www.ecole.example//agenda//FR');
    expect(String(calendar.getFirstPropertyValue('url'))).toBe(`${origin}/agenda`);
  });

  it('defines each used zone under its own name, and no other', () => {
    const text = write({ ...anEvent, campus: reunion });
    expect(text.match(/^(?:TZID|X-LIC-LOCATION):.*$/gm)?.map((line) => line.trim())).toEqual([
      'TZID:Indian/Reunion',
      'X-LIC-LOCATION:Indian/Reunion',
    ]);
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Indian/Reunion\r\n');
    expect(readCalendar(write({ ...anEvent, dateStart: '2026-12-12', dateEnd: null })).zones).toEqual([]);
  });

  it('has its properties before its parts, and at least one part', () => {
    const parts = (events: CalendarEvent[]) => {
      const lines = write(...events).split('\r\n');
      const first = lines.findIndex((line, index) => index > 0 && line.startsWith('BEGIN:'));
      return lines.slice(first);
    };
    const [paris] = readCalendar(parts([]).join('\r\n').replace(/^/, 'BEGIN:VCALENDAR\r\n')).zones;
    expect(paris).toBe('Europe/Paris');
    let depth = 0;
    for (const line of parts([anEvent, { ...anEvent, slug: 'autre', campus: reunion }])) {
      if (line.startsWith('BEGIN:')) depth += 1;
      else if (line.startsWith('END:')) depth -= 1;
      else if (line !== '') expect(depth, line).toBeGreaterThan(0);
    }
  });

  it("has lines of at most 75 bytes, folded between characters, each with the standard's line end", () => {
    fc.assert(
      fc.property(words, (title) => {
        const text = write({ ...anEvent, title, description: `${title}${title}` });
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\p{Cs}/u);
        }
      }),
    );
  });
});
