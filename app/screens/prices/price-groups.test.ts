import { describe, expect, it } from 'vitest';
import type { Price } from '~/school/programmes/prices';
import { sampleSummary } from '~/school/programmes/testing';
import { priceGroups } from './price-groups';

const yearly = (amount: number): Price => ({ status: 'initial', amount, per: 'year' });
const free: Price = { status: 'apprenticeship', amount: 0, per: 'year' };
const course = (slug: string, prices: Price[], exitLevel: 2 | 3 = 2) =>
  sampleSummary({ slug, prices, exitLevel });

const admissionOf = () => 'Candidatures : toute l’année';

describe('the list of all prices', () => {
  it('goes from the lowest level to the highest, and ends with the short courses', () => {
    const days = sampleSummary({
      slug: 'iso',
      exitLevel: 0,
      duration: { format: 'short', value: 14, unit: 'hours' },
    });
    const groups = priceGroups([days, course('bachelor', [], 3), course('bts', [])], admissionOf);
    expect(groups.map(({ name }) => name)).toEqual([2, 3, 'short']);
    expect(groups.at(-1)?.programmes.map(({ slug }) => slug)).toEqual(['iso']);
  });

  it('shows the prices for students at a level, from the lowest to the highest', () => {
    const [group] = priceGroups(
      [course('a', [yearly(5200), free]), course('b', [yearly(4800)]), course('c', [free])],
      admissionOf,
    );
    expect(group?.yearlyStudentPrices).toEqual({ lowest: yearly(4800), highest: yearly(5200) });
  });

  it('does not compare the price of a whole course with those of a year, nor quotations', () => {
    const whole: Price = { status: 'initial', amount: 900, per: 'course' };
    const onQuotation: Price = { status: 'initial', amount: null, per: 'year' };
    const [group] = priceGroups([course('a', [whole]), course('b', [onQuotation])], admissionOf);
    expect(group?.yearlyStudentPrices).toBeNull();
    expect(group?.programmes).toHaveLength(2);
  });
});
