import { describe, expect, it } from 'vitest';
import { hasExpired, registerHref } from './certification';

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

  it('does not expire without an end', () => {
    expect(hasExpired(null, new Date('2099-01-01'))).toBe(false);
  });
});
