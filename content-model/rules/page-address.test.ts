import { describe, expect, it } from 'vitest';
import { isPageSlug, pageHref } from './page-address';

describe('addresses of editorial pages', () => {
  it.each(['ecole', 'vie-etudiante', 'a1', 'x'.repeat(100)])('%.20s can name a page', (slug) => {
    expect(isPageSlug(slug)).toBe(true);
  });

  it.each([
    undefined,
    null,
    '',
    'École',
    'ECOLE',
    'a b',
    '-a',
    'a-',
    'a--b',
    'a/b',
    '..',
    '__proto__',
    'x'.repeat(101),
  ])('%j cannot', (slug) => {
    expect(isPageSlug(slug)).toBe(false);
  });

  it('are the section, the page below it, and / for the home page', () => {
    expect(pageHref({ rubrique: 'ecole' })).toBe('/ecole');
    expect(pageHref({ rubrique: 'ecole', slug: 'nos-engagements' })).toBe('/ecole/nos-engagements');
    expect(pageHref({ rubrique: 'accueil', slug: null })).toBe('/');
  });
});
