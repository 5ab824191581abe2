import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts';
import { accessibilityState } from './accessibility-state';

const audit = { auditor: 'Cabinet Clair', conforming: 87, failing: 0 };

describe('the state of conformity', () => {
  it.each([
    ['none', 'nobody has counted', null],
    ['none', 'nobody else has audited', { ...audit, auditor: '' }],
    ['none', 'an audit has no figures', { auditor: 'Cabinet Clair' }],
    ['none', 'less than half of the criteria are kept', { ...audit, conforming: 49, failing: 51 }],
    ['partial', 'half of them are', { ...audit, conforming: 50, failing: 50 }],
    ['partial', 'one is not', { ...audit, conforming: 999, failing: 1 }],
    ['full', 'all are', audit],
  ] as const)('is "%s" where %s', (state, _, assessment) => {
    expect(accessibilityState(assessment)).toBe(state);
  });
});

it('has a rate that is not rounded up to all', () => {
  const rate = (accessibility: object) =>
    factsOf({ facts: { accessibility } }, {}, 'fr').get('accessibility.rate');
  expect(rate({ conforming: 9999, failing: 1 })).toBe('99,9\u00a0%');
  expect(rate({ conforming: 87, failing: 0 })).toBe('100\u00a0%');
  expect(rate({})).toBeUndefined();
});
