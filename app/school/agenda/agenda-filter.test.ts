import { describe, expect, it } from 'vitest';
import {
  agendaHref,
  canonicalAgendaHref,
  eventTypeWords,
  isNarrowed,
  parseAgendaFilter,
} from './agenda-filter';
import { eventTypes } from './event-types';

const campuses = [{ slug: 'lyon' }, { slug: 'la-reunion' }];
const read = (query: string, near: string | null = null) =>
  parseAgendaFilter(new URLSearchParams(query), campuses, near);
const everything = { type: null, campus: null, month: null, near: null, past: false };

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

  it('shows everything to come when the address says nothing', () => {
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
  ])('ignores what nobody knows: %s', (query) => expect(read(query)).toEqual(everything));

  it('counts the first of a doubled parameter', () => {
    expect(read('campus=lyon&campus=la-reunion').campus).toBe('lyon');
  });

  it('says "filtered" only when a choice was made among events', () => {
    expect(isNarrowed(read('passes=1'))).toBe(false);
    expect(isNarrowed(read('type=salons'))).toBe(true);
    expect(isNarrowed(read('campus=lyon'))).toBe(true);
    expect(isNarrowed(read('mois=2026-12'))).toBe(true);
  });
});

describe('an address of the agenda', () => {
  it('is known to search engines by kind, campus and page, never by month or distance', () => {
    expect(canonicalAgendaHref(read('campus=lyon&mois=2026-12'), 2)).toBe('/agenda?campus=lyon');
    expect(canonicalAgendaHref(read('campus=lyon', 'nantes'), 2)).toBe('/agenda?campus=lyon');
    expect(canonicalAgendaHref(read('type=salons'), 2)).toBe('/agenda?type=salons&page=2');
  });

  it('leaves out what was not chosen', () => {
    expect(agendaHref(everything)).toBe('/agenda');
    expect(agendaHref({ campus: 'lyon' })).toBe('/agenda?campus=lyon');
    expect(agendaHref({ past: true }, 2)).toBe('/agenda?passes=1&page=2');
  });

  it.each(eventTypes)('is read back as it was written: %s', (type) => {
    const filter = { type, campus: 'lyon', month: '2026-12', near: 'rennes', past: true };
    const href = agendaHref(filter, 3);
    expect(read(href.split('?')[1] ?? '', 'rennes')).toEqual(filter);
    expect(href).toBe(
      `/agenda?type=${eventTypeWords[type]}&campus=lyon&mois=2026-12&pres-de=rennes&passes=1&page=3`,
    );
  });
});
