import { describe, expect, it } from 'vitest';
import { siteCookies } from './site-cookies';

describe('the cookies listed on the cookie page', () => {
  it('have their names and their life in days', () => {
    expect(siteCookies.flatMap(({ names, days }) => names.map((name) => [name, days]))).toEqual([
      ['__Host-choix-cookies', 180],
      ['origine-tracking', 2],
      ['utm_source', 2],
      ['utm_medium', 2],
      ['i18n_redirected', 365],
    ]);
  });
});
