import { describe, expect, it } from 'vitest';
import { publishedOutcomes } from './outcomes';

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
