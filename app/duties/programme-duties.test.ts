import { describe, expect, it } from 'vitest';
import type { Programme } from '~/school/programmes/programmes.server';
import { sampleProgramme } from '~/school/programmes/testing';
import { figureDuties } from '../../content-model/rules/duties/figure-duties';
import { programmeDuties } from '../../content-model/rules/duties/programme-duties';

const now = new Date('2027-02-01T12:00:00Z');

const outcomes: Programme['outcomes'] = {
  year: 'Promotion 2026',
  cohort: 84,
  source: 'Enquête à six mois',
  success: 87,
  continuation: 40,
  interruption: 6,
  employment: 61,
  contractBreak: 7,
};
const certification = sampleProgramme().certification;
const complete = (changes: Partial<Programme> = {}) => sampleProgramme({ outcomes, ...changes });
const certified = (changes: Partial<NonNullable<Programme['certification']>>) =>
  complete({ certification: certification && { ...certification, ...changes } });

/** `outcomes.missing: duty` */
const found = (programme: Programme) =>
  [...programmeDuties(programme, now), ...figureDuties(programme)].map(
    ({ rule, severity }) => `${rule}: ${severity}`,
  );

describe('a sheet', () => {
  it('lacks nothing when it is complete and fresh', () => {
    expect(programmeDuties(complete(), now)).toEqual([]);
  });

  it.each<[string, Programme]>([
    ['aims.missing: duty', complete({ aims: [] })],
    ['prerequisites.missing: duty', complete({ prerequisites: [] })],
    ['methods.missing: duty', complete({ methods: [] })],
    ['assessment.missing: duty', complete({ assessment: [] })],
    ['accessibility.missing: duty', complete({ accessibility: null })],
    ['campuses.missing: advice', complete({ campuses: [] })],
    ['certification.missing: advice', complete({ certification: null })],
    ['certification.code: duty', certified({ rncpCode: null })],
    ['certification.code: duty', certified({ rncpCode: null, demo: true })],
    ['certification.expiry: duty', certified({ expiresOn: null })],
    ['certification.expired: duty', certified({ expiresOn: '2027-01-31' })],
    ['certification.renewal: advice', certified({ expiresOn: '2027-04-30' })],
    ['certification.wording: advice', certified({ title: 'Mastère Eau (Bac+5)' })],
    ['outcomes.missing: duty', complete({ outcomes: null })],
    ['outcomes.year: duty', complete({ outcomes: { ...outcomes, year: 'Dernière promotion' } })],
    ['outcomes.outdated: duty', complete({ outcomes: { ...outcomes, year: 'Promotion 2024' } })],
    ['outcomes.rates: duty', complete({ outcomes: { ...outcomes, contractBreak: null } })],
    ['outcomes.pair: duty', complete({ outcomes: { ...outcomes, continuation: 100 } })],
    ['outcomes.pair: duty', complete({ outcomes: { ...outcomes, interruption: 100 } })],
    [
      'outcomes.pair: duty',
      complete({ outcomes: { ...outcomes, success: 0, continuation: null, cohort: 9 } }),
    ],
    [
      'outcomes.people: advice',
      complete({ outcomes: { ...outcomes, cohort: 34, interruption: 12, success: 88 } }),
    ],
    ['prices.missing: duty', complete({ prices: [] })],
    [
      'prices.apprentice: duty',
      complete({ prices: [{ status: 'apprenticeship', amount: 500, per: 'year', note: null }] }),
    ],
    ['update.outdated: duty', complete({ updatedOn: '2026-01-15' })],
    ['update.future: advice', complete({ updatedOn: '2027-03-01' })],
    ['qualiopi.mention: duty', complete({ summary: 'Une formation certifiée Qualiopi.' })],
    ['qualiopi.mention: duty', complete({ description: { __html: '<p>Certifiée <b>Qualiopi</b>.</p>' } })],
  ])('%s', (expected, programme) => {
    expect(found(programme)).toEqual([expected]);
  });

  it('names the day in French when its registration has ended', () => {
    const [finding] = programmeDuties(certified({ expiresOn: '2027-01-01' }), now);
    expect(finding?.message).toContain('échu le 1er janvier 2027');
  });

  it('needs the day its registration was decided, unless it is a public diploma', () => {
    expect(found(certified({ registeredOn: null }))).toEqual([]);
    const own = { ...certified({ registeredOn: null }), publicDiploma: false };
    expect(found(own)).toEqual(['certification.registered: duty']);
  });

  it('holds a registration until the evening of its last day', () => {
    expect(found(certified({ expiresOn: '2027-02-01' }))).toEqual(['certification.renewal: advice']);
  });

  it('publishes no rates of a handful of learners', () => {
    const few = { ...outcomes, cohort: 6, success: null, employment: null };
    expect(found(complete({ outcomes: few }))).toEqual([]);
  });

  it('of a new programme awaits its first graduates, and their results a year later', () => {
    const awaited = (year: string) => ({ ...outcomes, year, cohort: 0, source: '', success: null });
    expect(found(complete({ outcomes: awaited('Première promotion en 2027') }))).toEqual([]);
    expect(found(complete({ outcomes: awaited('1re promotion 2026') }))).toEqual([]);
    expect(found(complete({ outcomes: awaited('Première promotion en 2025') }))).toEqual([
      'outcomes.awaited: duty',
    ]);
  });

  it('needs the rate of broken contracts only if there are contracts', () => {
    const prices: Programme['prices'] = [{ status: 'continuing', amount: 1200, per: 'course', note: null }];
    const rates = { ...outcomes, contractBreak: null, continuation: null };
    expect(found(complete({ prices, outcomes: rates }))).toEqual([]);
  });

  it('asks for the next session’s dates half a year after the last one closed', () => {
    const admission = { ...complete().admission, opensOn: null, closesOn: '2026-06-30' };
    expect(found(complete({ admission }))).toEqual(['admission.outdated: advice']);
  });

  it.each([
    ['De 48 heures à 9 mois', '2027-01-10', ['admission.wait: advice']],
    ['De 48 heures à 9 mois', '2027-02-10', []],
    ['Jusqu’à la rentrée de novembre', '2027-01-10', []],
  ])('%s, asked for from %s: the delay is that of its next intake', (delay, opensOn, expected) => {
    const rolling = { ...complete().admission, calendar: 'rolling' as const, delay, opensOn };
    const admission = { ...rolling, closesOn: '2027-05-01' };
    expect(found(complete({ admission, intakes: ['Rentrée de novembre'] }))).toEqual(expected);
  });

  it('of the national calendar needs dates if neither the settings nor the sheet have any', () => {
    const admission = { ...complete().admission, opensOn: null, closesOn: null };
    expect(found(complete({ admission }))).toEqual(['admission.dates: advice']);
  });
});
