import { describe, expect, it } from 'vitest';
import { meantHref, withLinks } from './rich-text-links';

describe('a link', () => {
  it.each([
    ['www.onisep.fr', 'https://www.onisep.fr/'],
    ['www.onisep.fr/a?b=c#d', 'https://www.onisep.fr/a?b=c#d'],
    ['parcoursup.fr', 'https://parcoursup.fr/'],
    ['service-public.gouv.fr/aide', 'https://service-public.gouv.fr/aide'],
    ['https//www.onisep.fr', 'https://www.onisep.fr/'],
    ['https:/www.onisep.fr', 'https://www.onisep.fr/'],
    ['contact@iet.example', 'mailto:contact@iet.example'],
    ['mailto: contact@iet.example', 'mailto:contact@iet.example'],
    ['03 53 01 26 40', 'tel:03 53 01 26 40'],
    ['/campus', '/campus'],
    ['https://x.example/a', 'https://x.example/a'],
  ])('to %j is corrected', (written, href) => expect(meantHref(written)).toBe(href));

  it.each(['brochure.pdf', 'javascript:alert(1)', '//evil.example', 'campus', 'a b', '', undefined])(
    'to %j is removed',
    (written) => expect(meantHref(written)).toBeNull(),
  );
});

describe('an address in a text', () => {
  it.each([
    ['sur https://x.example/a.', 'sur <a href="https://x.example/a" rel="noopener">https://x.example/a</a>.'],
    ['(www.x.fr)', '(<a href="https://www.x.fr/" rel="noopener">www.x.fr</a>)'],
    ['à a.b@x.fr, ou', 'à <a href="mailto:a.b@x.fr">a.b@x.fr</a>, ou'],
    [
      'https://x.example/?a=1&amp;b=2',
      '<a href="https://x.example/?a=1&amp;b=2" rel="noopener">https://x.example/?a=1&amp;b=2</a>',
    ],
    [
      'https://x.example/&quot;onclick=x',
      '<a href="https://x.example/" rel="noopener">https://x.example/</a>&quot;onclick=x',
    ],
    [
      'https://x.example/?a&amp;',
      '<a href="https://x.example/?a&amp;" rel="noopener">https://x.example/?a&amp;</a>',
    ],
    ['@iet et 3/4, www.', '@iet et 3/4, www.'],
  ])('%j is a link', (text, html) => expect(withLinks(text)).toBe(html));
});
