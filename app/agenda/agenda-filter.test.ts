import { describe, expect, it } from 'vitest';
import { agendaHref, eventTypeWords, isNarrowed, parseAgendaFilter } from './agenda-filter';
import { eventTypes } from './event-types';

const campuses = [{ slug: 'lyon' }, { slug: 'la-reunion' }];
const read = (query: string) => parseAgendaFilter(new URLSearchParams(query), campuses);
const everything = { type: null, campus: null, past: false };

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

  it('is read from kind, campus and past together', () => {
    expect(read('type=salons&campus=la-reunion&passes=1')).toEqual({
      type: 'convention',
      campus: 'la-reunion',
      past: true,
    });
  });

  it('shows everything to come when the address says nothing', () => {
    expect(read('')).toEqual(everything);
  });

  it.each(['type=concerts', 'type=open-day', 'campus=atlantide', 'campus=__proto__', 'passes=oui', 'type='])(
    'ignores what nobody knows: %s',
    (query) => expect(read(query)).toEqual(everything),
  );

  it('counts the first of a doubled parameter', () => {
    expect(read('campus=lyon&campus=la-reunion').campus).toBe('lyon');
  });

  it('says "filtered" only when a kind or a campus was chosen', () => {
    expect(isNarrowed(read('passes=1'))).toBe(false);
    expect(isNarrowed(read('type=salons'))).toBe(true);
    expect(isNarrowed(read('campus=lyon'))).toBe(true);
  });
});

describe('an address of the agenda', () => {
  it('leaves out what was not chosen', () => {
    expect(agendaHref(everything)).toBe('/agenda');
    expect(agendaHref({ campus: 'lyon' })).toBe('/agenda?campus=lyon');
    expect(agendaHref({ past: true }, 2)).toBe('/agenda?passes=1&page=2');
  });

  it.each(eventTypes)('is read back as it was written: %s', (type) => {
    const filter = { type, campus: 'lyon', past: true };
    const href = agendaHref(filter, 3);
    expect(read(href.split('?')[1] ?? '')).toEqual(filter);
    expect(href).toBe(`/agenda?type=${eventTypeWords[type]}&campus=lyon&passes=1&page=3`);
  });
});
