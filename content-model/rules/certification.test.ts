import { describe, expect, it } from 'vitest';
import { hasExpired, registerHref, registrationState } from './certification';

describe('the sheet of a certification at France compétences', () => {
  it('is found by the number of the code', () => {
    expect(registerHref('RNCP38351')).toBe('https://www.francecompetences.fr/recherche/rncp/38351/');
    expect(registerHref('RS5678')).toBe('https://www.francecompetences.fr/recherche/rs/5678/');
  });

  it('does not exist when it is not a code', () => {
    expect(registerHref('RNCP')).toBeNull();
    expect(registerHref('RNCP38351/../..')).toBeNull();
  });
});

describe('a registration', () => {
  it('is valid until its last day', () => {
    expect(hasExpired('2029-09-01', new Date('2029-09-01T20:00:00Z'))).toBe(false);
    expect(hasExpired('2029-09-01', new Date('2029-09-01T22:30:00Z'))).toBe(true);
  });

  const years = (value: number) => ({ value, unit: 'years' });
  it.each([
    ['valid', null, ['Rentrée de septembre'], years(2)],
    ['expired', '2026-11-28', ['Rentrée de septembre'], years(2)],
    // Entered in September 2027 and finished in September 2029.
    ['ending', '2029-08-31', ['Rentrée de septembre'], years(2)],
    ['valid', '2029-09-01', ['Rentrée de septembre'], years(2)],
    ['ending', '2028-08-31', ['Rentrée de septembre', 'Rentrée de février à Lyon'], years(1)],
    ['ending', '2029-02-28', ['Rentrée de février à Lyon', 'Rentrée d’octobre'], years(1.5)],
    ['valid', '2028-08-31', ['Session d’octobre'], { value: 10, unit: 'months' }],
    ['ending', '2027-09-30', ['Sessions en mai et octobre'], { value: 14, unit: 'hours' }],
    // A month is a word.
    ['valid', '2028-12-01', ['Entrée maintenant'], years(2)],
    ['valid', '2028-12-01', [], null],
  ] as const)('is %s if it ends on %s, with the intakes %j of %j', (state, expiresOn, intakes, duration) => {
    const now = new Date('2026-11-29T12:00:00Z');
    expect(registrationState(expiresOn, { intakes, duration }, now)).toBe(state);
  });

  it('does not expire without an end', () => {
    expect(hasExpired(null, new Date('2099-01-01'))).toBe(false);
  });
});
