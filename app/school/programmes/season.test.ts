import { expect, it } from 'vitest';
import { seasonOf } from './season';

const period = (opensOn: string, closesOn: string) => ({
  title: 'Vœux',
  text: null,
  opensOn,
  closesOn,
  applications: true,
});
const national = [period('2027-01-19', '2027-03-12'), period('2027-06-11', '2027-09-10')];
const apprenticeship = { opensOn: '2026-11-02', closesOn: '2027-09-11', text: null, pay: null };

it.each([
  ['2026-11-26', { kind: 'open-days' }],
  ['2027-01-18', { kind: 'open-days' }],
  ['2027-01-19', { kind: 'wishes', until: '2027-03-12' }],
  ['2027-03-12', { kind: 'wishes', until: '2027-03-12' }],
  ['2027-03-13', { kind: 'contracts', until: '2027-09-11' }],
  ['2027-07-01', { kind: 'contracts', until: '2027-09-11' }],
  ['2027-09-12', null],
])('is %s', (day, season) => {
  expect(seasonOf({ national, apprenticeship }, new Date(`${day}T12:00:00Z`))).toEqual(season);
});

it('without apprentices applies for the rest on the platform; a school without dates has no season', () => {
  const on = (dates: Parameters<typeof seasonOf>[0], day: string) =>
    seasonOf(dates, new Date(`${day}T12:00:00Z`));
  expect(on({ national, apprenticeship: null }, '2027-07-01')).toEqual({
    kind: 'wishes',
    until: '2027-09-10',
  });
  expect(on({ national, apprenticeship: null }, '2027-05-01')).toBeNull();
  expect(on({ national: [], apprenticeship }, '2027-05-01')).toBeNull();
});
