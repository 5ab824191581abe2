import { describe, expect, it } from 'vitest';
import { noAdmissionDates } from '~/site/admission-settings.server';
import { yearCosts } from './year-cost';

const rent = { from: 400, to: 500, source: 'Enquête', year: 2025 };
const travelPass = { amount: 30, source: 'Réseau', year: 2025 };
const pay = { from: 500, to: 1800, source: 'Loi', year: 2026 };
const dates = {
  ...noAdmissionDates,
  apprenticeship: { opensOn: null, closesOn: null, text: null, pay },
};
const years = { value: 2, unit: 'years' };
const price = (
  status: 'initial' | 'apprenticeship' | 'continuing',
  amount: number | null,
  per: 'year' | 'course' = 'year',
) => ({
  status,
  amount,
  per,
});

describe('the cost of a year', () => {
  it('is fees, ten months of rent and of travel', () => {
    const [student] = yearCosts(
      { prices: [price('initial', 4800)], duration: years },
      { rent, travelPass },
      dates,
    );
    expect(student?.total).toEqual({ from: 4800 + 4000 + 300, to: 4800 + 5000 + 300 });
    expect(student?.lines.map(({ kind, source }) => [kind, source?.year ?? null])).toEqual([
      ['fees', null],
      ['rent', 2025],
      ['travel', 2025],
    ]);
  });

  it('for an apprentice subtracts the employer’s refund and twelve months of pay', () => {
    const [apprentice] = yearCosts(
      { prices: [price('apprenticeship', 0)], duration: years },
      { rent, travelPass },
      dates,
    );
    expect(apprentice?.total).toEqual({ from: 4000 + 150 - 21_600, to: 5000 + 150 - 6000 });
  });

  it('divides the price of a whole course by its years', () => {
    const [adult] = yearCosts(
      { prices: [price('continuing', 9000, 'course')], duration: { value: 18, unit: 'months' } },
      { rent, travelPass },
      dates,
    );
    expect(adult?.lines[0]).toMatchObject({ from: 6000, to: 6000 });
  });

  it('has no sum if a figure is unknown, and does not exist for a short course', () => {
    const quoted = { prices: [price('continuing', null)], duration: years };
    expect(yearCosts(quoted, { rent, travelPass }, dates)[0]?.total).toBeNull();
    expect(
      yearCosts({ ...quoted, prices: [price('initial', 1)] }, { rent: null, travelPass }, dates)[0]?.total,
    ).toBeNull();
    const hours = { value: 21, unit: 'hours' };
    expect(
      yearCosts({ prices: [price('initial', 900)], duration: hours }, { rent, travelPass }, dates),
    ).toEqual([]);
  });
});
