import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { latestChange, sitemapIndexXml, sitemapXml } from './sitemap-xml';

const address = 'https://www.ecole.example/agenda?type=salons&page=2';

describe('a sitemap', () => {
  it('escapes addresses for XML', () => {
    const xml = sitemapXml([{ address, changed: '2026-11-02', images: ['https://a.example/b.jpg?c="<d>'] }]);
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(new XMLParser().parse(xml).urlset.url).toEqual({
      loc: address,
      lastmod: '2026-11-02',
      'image:image': { 'image:loc': 'https://a.example/b.jpg?c="<d>' },
    });
  });

  it('leaves out an unknown date of change', () => {
    expect(sitemapIndexXml([{ address, changed: null }])).not.toContain('lastmod');
  });

  it('was changed when its latest page was, days and moments compared', () => {
    const changes = ['2026-11-02', null, '2026-11-02T18:00:00+01:00', '2026-10-30'];
    expect(latestChange(changes.map((changed) => ({ changed })))).toBe('2026-11-02T18:00:00+01:00');
    expect(latestChange([{ changed: null }])).toBeNull();
  });
});
