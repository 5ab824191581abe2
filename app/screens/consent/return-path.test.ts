import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

const origin = 'https://www.ecole.example';

describe('the return path after a choice', () => {
  it.each([
    ['/formations?secteur=eau', '/formations?secteur=eau'],
    [`${origin}/campus/lyon#acces`, '/campus/lyon'],
    ['/blog/demo/', '/blog/demo/'],
  ])('leads from %s to %s', (asked, expected) => {
    expect(returnPath(asked, origin)).toBe(expected);
  });

  it.each([
    null,
    '',
    '#contenu',
    '//ailleurs.example/',
    '/\\ailleurs.example',
    '/..//ailleurs.example',
    'https://ailleurs.example/formations',
    'https://www.ecole.example.net/',
    'http://www.ecole.example/',
    'javascript:alert(1)',
    'mailto:contact@ecole.example',
    '/formations\r\nSet-Cookie: x=1',
    '/demo/crm?action=brochure',
  ])('never leaves the site for %s', (asked) => {
    expect(returnPath(asked, origin)).toBe('/cookies');
  });
});
