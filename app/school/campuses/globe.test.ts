import { describe, expect, it } from 'vitest';
import { kilometresBetween } from './globe';

describe('distances', () => {
  it.each([
    ['Paris', { latitude: 48.8566, longitude: 2.3522 }, 'Lyon', { latitude: 45.764, longitude: 4.8357 }, 392],
    [
      'Paris',
      { latitude: 48.8566, longitude: 2.3522 },
      'Saint-Denis',
      { latitude: -20.88, longitude: 55.45 },
      9390,
    ],
  ])('go from %s to %o', (_from, a, _to, b, kilometres) => {
    expect(Math.abs(kilometresBetween(a, b) - kilometres)).toBeLessThan(kilometres * 0.01);
    expect(kilometresBetween(b, a)).toBeCloseTo(kilometresBetween(a, b));
  });
});
