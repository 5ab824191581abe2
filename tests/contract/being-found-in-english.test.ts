/** With `ENGLISH_ENABLED`, search engines find the English pages and their French originals. */
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataBlocksOf, type FoundPage, headOf, visit } from './crawl';
import { isHidden, lacking } from './page-head';
import { type RenderedSite, renderedSite } from './rendered-site';
import { type Node, violations } from './schema-org/violations';
import { readVocabulary } from './schema-org/vocabulary';
import { createRig, get } from './service';

const origin = 'https://www.ecole.example';
process.env['PUBLIC_ORIGIN'] = origin;
process.env['ENGLISH_ENABLED'] = 'true';

const parser = new XMLParser({ isArray: (name) => ['sitemap', 'url'].includes(name) });

let site: RenderedSite;
let listed: string[];
let pages: FoundPage[];

async function addressesIn(file: string): Promise<string[]> {
  const found = parser.parse(await (await site.ask(file)).text());
  const entries: { loc: string }[] = found.sitemapindex?.sitemap ?? found.urlset.url;
  return entries.map(({ loc }) => loc.slice(origin.length));
}

beforeAll(async () => {
  site = await renderedSite(origin);
  listed = await addressesIn('/sitemaps/en.xml');
  pages = await Promise.all(listed.map((address) => visit(site, address)));
});

describe('pages in English', () => {
  it('have their own sitemap with every English page, and the French one is unchanged', async () => {
    const { body } = await get(createRig(), '/iet-articles?locale=en&pagination[limit]=1000');
    const { data } = body as { data: { rubrique: string; slug: string | null }[] };
    const addresses = data.map(({ rubrique, slug }) => [rubrique === 'accueil' ? '' : rubrique, slug ?? '']);
    const expected = addresses.map((parts) => ['/en', ...parts.filter(Boolean)].join('/'));
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(await addressesIn('/sitemap.xml')).toContain('/sitemaps/en.xml');
    expect((await addressesIn('/sitemaps/pages.xml')).filter((path) => path.startsWith('/en/'))).toEqual([]);
  });

  it('are each their own canonical page, complete in their head and in English', () => {
    for (const page of pages) {
      const head = headOf(page);
      expect(page.status, page.address).toBe(200);
      expect(page.html).toMatch(/<html[^>]* lang="en"/);
      expect(lacking(head, origin), page.address).toEqual([]);
      expect(head.canonical).toBe(origin + page.address);
      expect(head.metas.get('og:locale')).toEqual(['en_GB']);
      expect(isHidden(head)).toBe(false);
    }
  });

  it('and their French twins name each other and themselves, with French as the default', async () => {
    const twins = pages.filter((page) => headOf(page).languages.size > 0);
    expect(twins.length).toBeGreaterThanOrEqual(5);
    for (const page of twins) {
      const { languages } = headOf(page);
      expect([...languages.keys()]).toEqual(['fr', 'en', 'x-default']);
      expect(languages.get('en')).toBe(origin + page.address);
      const french = languages.get('fr') ?? '';
      expect(languages.get('x-default')).toBe(french);
      const twin = headOf(await visit(site, french.slice(origin.length)));
      expect(twin.canonical).toBe(french);
      expect(twin.languages).toEqual(languages);
    }
  });

  it('have structured data for every kind that schema.org knows', () => {
    const vocabulary = readVocabulary();
    const nodes = pages
      .flatMap((page) => dataBlocksOf(page) as { '@graph': Node[] }[])
      .flatMap((block) => block['@graph']);
    expect(nodes.length).toBeGreaterThanOrEqual(pages.length - 1);
    expect(nodes.flatMap((node) => violations(vocabulary, node))).toEqual([]);
  });

  it('are in the plan', async () => {
    const { links } = await visit(site, '/plan');
    expect(listed.filter((address) => !links.includes(address))).toEqual([]);
  });

  it('claim no other language without a twin', async () => {
    expect(headOf(await visit(site, '/ecole/nos-engagements')).languages.size).toBe(0);
  });
});
