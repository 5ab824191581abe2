import { describe, expect, it } from 'vitest';
import type { PageHead } from '~/site/head';
import { websiteData } from './website-data';

describe('structured data of the home page', () => {
  it('names the site, its public address and its language', () => {
    const head = {
      siteName: 'IET',
      canonical: 'https://www.ecole.example/',
      description: 'École',
    } as PageHead;
    expect(websiteData(head)).toMatchObject({
      '@type': 'WebSite',
      name: 'IET',
      url: 'https://www.ecole.example/',
      inLanguage: 'fr-FR',
    });
  });
});
