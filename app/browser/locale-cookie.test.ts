import { describe, expect, it } from 'vitest';
import { localeCookie } from './locale-cookie';

describe('the language a visitor chooses', () => {
  it('is remembered for 365 days, on the whole site', () => {
    expect(localeCookie('en', true)).toBe(
      'i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
  });

  it('is remembered on a site without https too', () => {
    expect(localeCookie('fr', false)).not.toContain('Secure');
  });

  it('cannot write another cookie', () => {
    expect(localeCookie('en; Domain=evil', true)).toContain('i18n_redirected=en%3B%20Domain%3Devil;');
  });
});
