import { describe, expect, it } from 'vitest';
import { isFilled } from './offer-day';

describe('until when an offer can be answered', () => {
  it.each([
    ['the evening before the work begins', '2027-01-03T22:00:00Z', false],
    ['on the day itself', '2027-01-04T12:00:00Z', false],
    ['shortly after midnight in Paris, the day after', '2027-01-04T23:30:00Z', true],
  ])('%s', (_when, now, filled) => {
    expect(isFilled({ startsOn: '2027-01-04' }, new Date(now))).toBe(filled);
  });
});
