import { describe, expect, it } from 'vitest';
import { closedProgrammes, eventDuties } from './event-duties';

const event = (dateStart: string, type = 'open-day') => ({
  slug: 'portes-ouvertes',
  dateStart,
  type,
  status: 'scheduled',
});
const rules = (...asked: Parameters<typeof eventDuties>) => eventDuties(...asked).map(({ rule }) => rule);
const lyon = { postalCode: '69002', closedTitles: [] };

it('finds events on public holidays of their place, and around New Year', () => {
  expect(rules(event('2027-05-01T10:00:00+02:00'), lyon)).toEqual(['event.restDay']);
  expect(rules(event('2026-12-28T10:00:00+01:00'), lyon)).toEqual(['event.restDay']);
  expect(rules(event('2027-12-20T10:00:00+04:00'), lyon)).toEqual([]);
  expect(rules(event('2027-12-20T10:00:00+04:00'), { ...lyon, postalCode: '97400' })).toEqual([
    'event.restDay',
  ]);
  expect(rules({ ...event('2027-05-01T10:00:00+02:00'), status: 'cancelled' }, lyon)).toEqual([]);
});

it('finds events that prepare for a closed admission, and names the programme', () => {
  const late = { ...lyon, closedTitles: ['Bachelor Déchets'] };
  expect(rules(event('2027-04-03T10:00:00+02:00'), late)).toEqual(['event.tooLate']);
  expect(eventDuties(event('2027-04-03T10:00:00+02:00'), late)[0]?.message).toContain('Bachelor Déchets');
  for (const type of ['job-dating', 'convention', 'live-my-life'])
    expect(rules(event('2027-04-03T10:00:00+02:00', type), late)).toEqual(['event.tooLate']);
  expect(rules(event('2027-04-03T10:00:00+02:00', 'conference'), late)).toEqual([]);
  expect(rules(event('2027-04-03T10:00:00+02:00'), lyon)).toEqual([]);
});

describe('the programmes that an event prepares for in vain', () => {
  const programme = (slug: string, opensOn: string | null, closesOn: string | null, more = {}) => ({
    slug,
    admission: { calendar: 'rolling' as const, opensOn, closesOn, full: [], byTelephone: [], ...more },
    prices: [{ status: 'apprenticeship' as const }],
    campuses: ['lyon'],
  });
  const facts = {
    dates: { national: [], apprenticeship: null },
    acceptsCourse: () => true,
    now: new Date('2026-11-28T12:00:00Z'),
  };
  const open = programme('open', '2026-07-01', '2027-05-01');
  const ending = programme('ending', '2026-07-01', '2026-12-04');
  const upcoming = programme('upcoming', '2026-12-18', '2027-07-01');
  const full = programme('full', null, null, { full: ['apprenticeship'] });
  const national = programme('national', null, '2026-09-11', { calendar: 'national' });
  it.each([
    ['admission-test', [open, ending], ['ending']],
    ['admission-test', [open, upcoming], ['upcoming']],
    ['admission-test', [open, full], ['full']],
    ['admission-test', [open, national], []],
    ['open-day', [open, ending], ['ending']],
    ['job-dating', [ending, national], ['ending']],
    ['open-day', [ending], ['ending']],
    ['open-day', [ending, full], ['ending', 'full']],
    ['live-my-life', [upcoming], []],
    ['open-day', [], []],
  ])('%s', (type, programmes, expected) => {
    const test = { dateStart: '2026-12-08T13:30:00+01:00', type, programmes };
    expect(closedProgrammes(test, programmes, facts).map(({ slug }) => slug)).toEqual(expected);
  });

  it.each([
    ['some', [open, ending], []],
    ['all', [ending, full], ['ending', 'full']],
  ])('are those of its campus where it names none, if %s are closed', (_, programmes, expected) => {
    const visit = { dateStart: '2026-12-08T13:30:00+01:00', type: 'open-day', programmes: [] };
    expect(closedProgrammes(visit, programmes, facts).map(({ slug }) => slug)).toEqual(expected);
  });

  it('are none if it has no date', () => {
    const undated = { dateStart: '', type: 'open-day', programmes: [] };
    expect(closedProgrammes(undated, [ending], facts)).toEqual([]);
  });
});
