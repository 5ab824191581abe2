import { describe, expect, it } from 'vitest';
import { homeOf, localeOfPath } from './locale';

describe('the language of an address', () => {
  it.each([
    ['/', 'fr'],
    ['/en', 'en'],
    ['/en/admissions', 'en'],
    ['/entreprise', 'fr'],
    ['/ecole/en', 'fr'],
  ] as const)('%s is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it('has its own home page', () => {
    expect([homeOf('fr'), homeOf('en')]).toEqual(['/', '/en']);
  });
});
