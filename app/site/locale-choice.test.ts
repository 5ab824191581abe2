import { describe, expect, it } from 'vitest';
import { localeCookie, withLanguageChoice } from './locale-choice';

describe('the choice of a language', () => {
  it('is in the address of the switch', () => {
    expect(withLanguageChoice('/en/programmes', 'en')).toBe('/en/programmes?langue=en');
  });

  it('is stored for a year, hidden from scripts, on https only for https (specification §9)', () => {
    expect(localeCookie('en', false)).toBe(
      'i18n_redirected=en; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
    );
    expect(localeCookie('fr', true)).toBe(
      'i18n_redirected=fr; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure',
    );
  });
});
