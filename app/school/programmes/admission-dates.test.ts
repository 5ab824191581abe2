import { describe, expect, it } from 'vitest';
import { applicationPeriod, datedAdmission } from './admission-dates';
import { noDates } from './testing';

const step = (opensOn: string, closesOn: string | null, applications: boolean) => ({
  title: opensOn,
  text: null,
  opensOn,
  closesOn,
  applications,
});
const national = [
  step('2026-12-17', null, false),
  step('2027-01-19', '2027-03-12', true),
  step('2027-06-02', '2027-07-11', false),
  step('2027-06-11', '2027-09-10', true),
];
const dates = {
  national,
  apprenticeship: { opensOn: '2026-11-02', closesOn: '2027-09-11', text: null, pay: null },
};
const bts = { calendar: 'national', opensOn: null, closesOn: null } as const;
const on = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the dates of a programme of the national calendar', () => {
  it.each([
    ['before the wishes', '2026-11-23', '2027-01-19', '2027-03-12'],
    ['on the last day of the wishes', '2027-03-12', '2027-01-19', '2027-03-12'],
    ['between the wishes and what is left', '2027-03-13', '2027-06-11', '2027-09-10'],
    ['after the last day of all', '2027-09-11', '2027-06-11', '2027-09-10'],
  ])('are the settings’, %s', (_, day, opensOn, closesOn) => {
    expect(datedAdmission(bts, dates, on(day))).toEqual({ calendar: 'national', opensOn, closesOn });
  });

  it('are the settings’ even where the programme says others: there is one source', () => {
    const own = { ...bts, opensOn: '2026-01-01', closesOn: '2026-02-01' };
    expect(datedAdmission(own, dates, on('2026-11-23')).opensOn).toBe('2027-01-19');
  });

  it('are its own if the settings have none', () => {
    const own = { ...bts, opensOn: '2026-01-01' };
    expect(datedAdmission(own, noDates, on('2026-11-23'))).toEqual(own);
    expect(applicationPeriod([], on('2026-11-23'))).toBeUndefined();
  });
});

it('a programme of the school’s own calendar keeps its dates', () => {
  const own = { calendar: 'rolling', opensOn: '2026-10-01', closesOn: null } as const;
  expect(datedAdmission(own, dates, on('2026-11-23'))).toEqual(own);
});
