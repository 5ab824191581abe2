import { describe, expect, it } from 'vitest';
import { netPay, type PayTable, rowsFor } from './apprentice-pay';
import { type CostedProgramme, hasYearCost, yearCost } from './year-cost';

const pay: PayTable = {
  minimumWage: 1867.02,
  since: '2026-06-01',
  shares: [
    { fromAge: 16, first: 27, second: 39, third: 55 },
    { fromAge: 18, first: 43, second: 51, third: 67 },
    { fromAge: 21, first: 53, second: 61, third: 78 },
    { fromAge: 26, first: 100, second: 100, third: 100 },
  ],
  exempt: 50,
  contributions: 20.84,
  source: 'Code du travail',
};
const figures = { source: 'Enquête', year: 2025 };
const lyon = {
  slug: 'lyon',
  rent: { from: 450, to: 600, ...figures },
  travelPass: { amount: 25, ...figures },
};
const metz = {
  slug: 'metz',
  rent: { from: 300, to: 300, ...figures },
  travelPass: { amount: 0, ...figures },
};
const silent = { slug: 'nulle-part', rent: null, travelPass: null };
const campuses = [lyon, metz, silent];

type Status = 'initial' | 'apprenticeship' | 'continuing';
const price = (status: Status, amount: number | null, per: 'year' | 'course' = 'year') => ({
  status,
  amount,
  per,
});
const course = (
  duration: [number, string] | null,
  ...prices: CostedProgramme['prices'][number][]
): CostedProgramme => ({
  entryLevel: 0,
  exitLevel: 2,
  duration: duration && {
    format: duration[1] === 'hours' ? 'short' : 'long',
    value: duration[0],
    unit: duration[1],
  },
  prices,
  campuses,
});

const both = course(
  [2, 'years'],
  price('initial', 4800),
  price('apprenticeship', 0),
  price('continuing', 6900),
);
const contractsOnly = course([2, 'years'], price('apprenticeship', 0), price('continuing', 7900));
const oneYear = course([1, 'years'], price('apprenticeship', 0));
const threeYears = course([3, 'years'], price('initial', 6350), price('apprenticeship', 0));
const initialOnly = course([3, 'years'], price('initial', 2850));
const tenMonths = course(
  [10, 'months'],
  price('apprenticeship', 0, 'course'),
  price('continuing', 5800, 'course'),
);
const wholeCourse = course([18, 'months'], price('initial', 9000, 'course'));
const halfYear = course([6, 'months'], price('initial', 3000, 'course'));
const quoted = course([2, 'years'], price('initial', null));
const lengthUnknown = course(null, price('initial', 9000, 'course'));
const someDays = course([21, 'hours'], price('initial', 1290, 'course'));
const unpriced = course([2, 'years']);
const taughtNowhere = { ...both, campuses: [] };

describe('a month of a year', () => {
  it.each<
    [string, CostedProgramme, Parameters<typeof yearCost>[1], Status, number | null, number[] | null, number]
  >([
    ['a student in Lyon: fees in ten parts, rent, travel', both, lyon, 'initial', null, [-1030], 10],
    ['a student where travel is free', both, metz, 'initial', null, [-780], 10],
    ['a student of a programme without apprentices', initialOnly, lyon, 'initial', null, [-835], 10],
    ['a student’s age changes nothing', both, lyon, 'initial', 26, [-1030], 10],
    ['an apprentice of 16', both, lyon, 'apprenticeship', 16, [-33, 191], 12],
    ['an apprentice of 18', both, lyon, 'apprenticeship', 18, [266, 411], 12],
    ['an apprentice of 21', both, lyon, 'apprenticeship', 21, [441, 559], 12],
    ['an apprentice of 26', both, lyon, 'apprenticeship', 26, [1135, 1135], 12],
    ['an apprentice of no known age, as after school', both, lyon, 'apprenticeship', null, [266, 411], 12],
    ['an apprentice of an age between two rows', both, lyon, 'apprenticeship', 19, [266, 411], 12],
    ['an apprentice where a room is cheap', contractsOnly, metz, 'apprenticeship', 16, [204, 428], 12],
    ['one year of contract', oneYear, lyon, 'apprenticeship', 18, [266], 12],
    ['three years of contract', threeYears, lyon, 'apprenticeship', 18, [266, 411, 648], 12],
    ['who begins at 16 is 18 in the third year', threeYears, lyon, 'apprenticeship', 16, [-33, 191, 648], 12],
    ['a contract of ten months', tenMonths, lyon, 'apprenticeship', 18, [266], 10],
    ['a whole course is paid over its years', wholeCourse, lyon, 'initial', null, [-1150], 10],
    ['a course of half a year is paid once', halfYear, lyon, 'initial', null, [-1050], 6],
    ['an adult has an income and a home already', both, lyon, 'continuing', 26, null, 12],
    ['a price on quotation', quoted, lyon, 'initial', null, null, 10],
    ['a whole course of unknown length', lengthUnknown, lyon, 'initial', null, null, 10],
    ['a student where no rent is known', both, silent, 'initial', null, null, 10],
    ['an apprentice where no rent is known', both, silent, 'apprenticeship', 18, null, 12],
  ])('%s', (_, programme, campus, status, age, remaining, months) => {
    expect(yearCost(programme, campus, { status, age }, pay)).toMatchObject({ remaining, months });
  });

  it.each<[string, CostedProgramme, string, Status]>([
    ['a student of a programme for apprentices only', contractsOnly, 'lyon', 'initial'],
    ['an apprentice of a programme without contracts', initialOnly, 'lyon', 'apprenticeship'],
    ['a campus that does not teach it', both, 'brest', 'initial'],
    ['a course of some days', someDays, 'lyon', 'initial'],
    ['a programme without prices', unpriced, 'lyon', 'initial'],
    ['a programme that is taught nowhere', taughtNowhere, 'lyon', 'initial'],
  ])('has no answer for %s', (_, programme, slug, status) => {
    expect(yearCost(programme, { ...lyon, slug }, { status, age: 18 }, pay)).toBeNull();
  });

  it('adds up as its lines are shown', () => {
    for (const campus of [lyon, metz])
      for (const status of ['initial', 'apprenticeship'] as const)
        for (const age of [16, 18, 21, 26]) {
          const cost = yearCost(threeYears, campus, { status, age }, pay);
          const sum = cost?.lines.reduce(
            (all, { kind, amount }) => all + (amount ?? 0) * (['pay', 'refund'].includes(kind) ? 1 : -1),
            0,
          );
          expect(cost?.remaining?.[0]).toBe(sum);
        }
  });

  it('of an apprentice is not known without a table of the law', () => {
    const cost = yearCost(both, lyon, { status: 'apprenticeship', age: 18 }, null);
    expect(cost).toMatchObject({ remaining: null, age: null });
    expect(cost?.lines).toContainEqual({ kind: 'pay', amount: null });
  });

  it('has no figure for an adult in further training', () => {
    expect(yearCost(both, lyon, { status: 'continuing', age: null }, pay)?.lines).toEqual([]);
  });
});

it.each([
  ['no programme chosen', null, 16],
  ['a bac pro', { ...both, exitLevel: 0 as const }, 16],
  ['a BTS: some have the Bac at 17', both, 16],
  ['a year that needs Bac+2', { ...oneYear, entryLevel: 2 as const, exitLevel: 3 as const }, 18],
  ['a mastère', { ...both, entryLevel: 3 as const, exitLevel: 5 as const }, 18],
])('%s: the ages begin where one can enter', (_, programme, first) => {
  expect(rowsFor(pay, programme)[0]?.fromAge).toBe(first);
});

it('an apprentice who is too young for a programme is counted as of its first age', () => {
  const mastere: CostedProgramme = { ...both, entryLevel: 3, exitLevel: 5 };
  const asked = { status: 'apprenticeship' as const, age: 16 };
  expect(yearCost(mastere, lyon, asked, pay)).toMatchObject({ age: 18, remaining: [266, 411] });
});

it.each([
  [27, 504],
  [43, 803],
  [50, 934],
  [53, 978],
  [78, 1347],
  [100, 1672],
])('%d %% of the minimum wage of 2026 are %d euros net', (share, net) => {
  expect(netPay(pay, share)).toBe(net);
});

it.each([
  [both, true],
  [tenMonths, true],
  [lengthUnknown, true],
  [someDays, false],
  [unpriced, false],
  [taughtNowhere, false],
])('a programme has a cost of a year, or none', (programme, has) => {
  expect(hasYearCost(programme)).toBe(has);
});
