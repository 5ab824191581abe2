import { describe, expect, it } from 'vitest';
import { createRig } from '../../../tests/contract/service';
import { isFilled, lastDay } from './offer-day';
import { listOffers } from './offers.server';

describe('until when an offer can be answered', () => {
  it.each([
    ['the evening before the work begins', '2027-01-03T22:00:00Z', false],
    ['on the day itself', '2027-01-04T12:00:00Z', false],
    ['shortly after midnight in Paris, the day after', '2027-01-04T23:30:00Z', true],
  ])('%s', (_when, now, filled) => {
    expect(isFilled({ startsOn: '2027-01-04', closesOn: null }, new Date(now))).toBe(filled);
  });

  it('is the day it names, if it names one', () => {
    const offer = { startsOn: '2027-01-04', closesOn: '2026-12-11' };
    expect(lastDay(offer)).toBe('2026-12-11');
    expect(isFilled(offer, new Date('2026-12-11T22:30:00Z'))).toBe(false);
    expect(isFilled(offer, new Date('2026-12-11T23:30:00Z'))).toBe(true);
  });
});

describe('the lists of offers', () => {
  const rig = createRig();
  const day = 86_400_000;
  const listed = async (days: number) => {
    const now = new Date(rig.now + days * day);
    const { items, total } = await listOffers(rig.content, now, {}, { page: 1, pageSize: 100 });
    return { now, items, total };
  };

  it.each([0, 30, 60, 120, 320])('leave out only filled offers, after %i days', async (days) => {
    const { now, items, total } = await listed(days);
    const whole = await listOffers(rig.content, new Date('2020-01-01'), {}, { page: 1, pageSize: 100 });
    const open = whole.items.filter((offer) => !isFilled(offer, now)).map(({ slug }) => slug);
    expect(items.map(({ slug }) => slug)).toEqual(open);
    expect(total).toBe(open.length);
  });

  it('fall in number with time; the first disappears today', async () => {
    const counts = await Promise.all([-400, 0, 30, 320].map(async (days) => (await listed(days)).total));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(new Set(counts).size).toBe(4);
    expect(counts.at(-1)).toBe(0);
  });
});
