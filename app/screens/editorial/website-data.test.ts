import { describe, expect, it } from 'vitest';
import { fallbackSettings } from '~/site/settings.server';
import { websiteData } from './website-data';

describe('structured data of the home page', () => {
  it('names the site, its public address, its language and its search', () => {
    const origin = 'https://www.ecole.example';
    expect(websiteData({ origin, settings: fallbackSettings, t: null as never })).toMatchObject({
      '@type': 'WebSite',
      name: 'L’école',
      url: 'https://www.ecole.example/',
      inLanguage: 'fr-FR',
      potentialAction: {
        target: { urlTemplate: 'https://www.ecole.example/recherche?q={search_term_string}' },
      },
    });
  });
});
