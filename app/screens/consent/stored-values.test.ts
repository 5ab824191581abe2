import { describe, expect, it } from 'vitest';
import { storedValues } from './stored-values';

describe('the values listed on the cookie page', () => {
  it('is every cookie with its life in days', () => {
    expect(storedValues.flatMap(({ names, days }) => names.map((name) => [name, days]))).toEqual([
      ['__Host-choix-cookies', 180],
      ['origine-tracking', 2],
      ['utm_source', 2],
      ['utm_medium', 2],
      ['i18n_redirected', 365],
    ]);
  });
});
