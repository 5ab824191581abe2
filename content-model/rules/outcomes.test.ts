import { describe, expect, it } from 'vitest';
import { impossibleRate, publishedOutcomes } from './outcomes';

const measured = {
  year: 'Promotion 2025',
  cohort: 64,
  source: 'Enquête à six mois',
  success: 88,
  continuation: 44,
  interruption: 7,
  employment: 63,
  contractBreak: 8,
};

describe('the results of a programme', () => {
  it('are published with year, cohort and source', () => {
    expect(publishedOutcomes(measured, true)).toMatchObject({
      kind: 'rates',
      year: 'Promotion 2025',
      cohort: 64,
      source: 'Enquête à six mois',
    });
  });

  it('hold the five rates of the law, in its order', () => {
    const published = publishedOutcomes(measured, true);
    expect(published.kind === 'rates' && published.rates.map(({ name }) => name)).toEqual([
      'success',
      'continuation',
      'interruption',
      'employment',
      'contractBreak',
    ]);
  });

  it('are withheld under ten learners, whatever their value', () => {
    expect(publishedOutcomes({ ...measured, cohort: 9 }, true)).toEqual({
      kind: 'small-cohort',
      year: 'Promotion 2025',
      cohort: 9,
      source: 'Enquête à six mois',
    });
    expect(publishedOutcomes({ ...measured, cohort: 10 }, true).kind).toBe('rates');
  });

  it('show which rate was not measured instead of leaving it out', () => {
    const published = publishedOutcomes({ ...measured, employment: null }, true);
    expect(published).toMatchObject({ rates: expect.arrayContaining([{ name: 'employment', value: null }]) });
  });

  it('count broken contracts only if there are contracts', () => {
    const published = publishedOutcomes({ ...measured, contractBreak: null }, false);
    expect(published.kind === 'rates' && published.rates.map(({ name }) => name)).not.toContain(
      'contractBreak',
    );
  });

  it('of a new programme are awaited, in the editor’s words', () => {
    const year = 'Première promotion en 2027';
    expect(publishedOutcomes({ ...measured, year, cohort: 0, source: '' }, true)).toEqual({
      kind: 'awaited',
      year,
    });
    expect(publishedOutcomes({ ...measured, year }, true).kind).toBe('rates');
    expect(publishedOutcomes({ ...measured, cohort: 0 }, true).kind).toBe('small-cohort');
  });

  it('are absent if nothing was published or measured', () => {
    expect(publishedOutcomes(null, true)).toEqual({ kind: 'none' });
    const empty = {
      success: null,
      continuation: null,
      interruption: null,
      employment: null,
      contractBreak: null,
    };
    expect(publishedOutcomes({ ...measured, ...empty }, true)).toEqual({ kind: 'none' });
  });
});

describe('a rate that no whole number of learners gives', () => {
  const rates = { ...measured, success: null, continuation: null, interruption: null, employment: null };
  it.each([
    ['of interruptions, among all', { cohort: 58, interruption: 6 }, 'interruption'],
    ['of graduates, among those who went on', { cohort: 34, interruption: 12, success: 88 }, 'success'],
    [
      'of another course, among graduates',
      { cohort: 26, interruption: 4, success: 92, continuation: 12 },
      'continuation',
    ],
    ['of work, among those who did not', { cohort: 10, continuation: 50, employment: 50 }, 'employment'],
    ['none: each is reached by one count', { cohort: 34, interruption: 12, success: 87 }, null],
    ['none: a rounded rate leaves several counts', { cohort: 221, interruption: 6, success: 89 }, null],
    ['none: nobody is left to count', { cohort: 12, interruption: 100, success: 50 }, null],
    ['none: nothing was measured', { cohort: 12 }, null],
  ])('%s', (_, changes, expected) => {
    expect(impossibleRate({ ...rates, ...changes })).toBe(expected);
  });
});
