/** Sitemaps and robots.txt, parsed independently and compared with the pages. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { crawl, type FoundPage, headOf, visit } from './crawl';
import { isHidden, lacking } from './page-head';
import { type RenderedSite, renderedSite } from './rendered-site';

const origin = 'https://www.ecole.example';
process.env['PUBLIC_ORIGIN'] = origin;

const parser = new XMLParser({ isArray: (name) => ['sitemap', 'url', 'image:image'].includes(name) });

let site: RenderedSite;
/** Path to its entry in the sitemap. */
const listed = new Map<string, { lastmod?: string; 'image:image'?: { 'image:loc': string }[] }>();
let pages: FoundPage[];

async function xml(address: string) {
  const response = await site.ask(address);
  expect(response.status, address).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
}

/** Narrowed lists and their later pages are found by links; the sitemap names the lists. */
const isListOfLists = (address: string) => address.includes('?') || address.startsWith('/actualites/page');

beforeAll(async () => {
  site = await renderedSite(origin);
  const index = await xml('/sitemap.xml');
  for (const { loc } of index.sitemapindex.sitemap) {
    expect(loc.startsWith(`${origin}/sitemaps/`)).toBe(true);
    const { urlset } = await xml(loc.slice(origin.length));
    expect(urlset.url.length).toBeLessThanOrEqual(50_000);
    for (const entry of urlset.url) {
      expect(entry.loc.startsWith(`${origin}/`)).toBe(true);
      expect(listed.has(entry.loc.slice(origin.length)), `${entry.loc} twice`).toBe(false);
      listed.set(entry.loc.slice(origin.length), entry);
    }
  }
  pages = await crawl(site, ['/', ...listed.keys()], (address) => !isListOfLists(address));
});

describe('the sitemap', () => {
  it('lists only addresses that answer, are canonical and may be indexed', () => {
    const wrong = pages
      .filter(({ address }) => listed.has(address))
      .filter((page) => {
        const head = headOf(page);
        return page.status !== 200 || isHidden(head) || head.canonical !== `${origin}${page.address}`;
      });
    expect(wrong.map(({ address, status }) => `${status} ${address}`)).toEqual([]);
  });

  it('names every page a search engine would reach by links and may index', () => {
    const forgotten = pages
      .filter(({ address, status }) => status === 200 && !listed.has(address))
      .filter((page) => {
        const head = headOf(page);
        return !isHidden(head) && head.canonical === `${origin}${page.address}`;
      });
    expect(forgotten.map(({ address }) => address)).toEqual([]);
    expect(listed.size).toBeGreaterThan(250);
  });

  it('has the date of change of dated content, and its pictures', () => {
    expect(listed.get('/formations/bts-gpn')?.lastmod).toMatch(/^\d{4}-\d\d-\d\d/);
    const pictures = listed.get('/campus/lyon')?.['image:image']?.map((image) => image['image:loc']);
    expect(pictures?.[0]).toMatch(/^https:\/\/www\.ecole\.example\/images\/jpeg\/1280\//);
    const [plate] = listed.get('/formations/bts-gpn')?.['image:image'] ?? [];
    expect(plate?.['image:loc']).toContain('/planches/bts-gpn');
    for (const { lastmod } of listed.values()) {
      if (lastmod) expect(Number.isNaN(Date.parse(lastmod)), lastmod).toBe(false);
    }
  });

  it.each(['inconnu.xml', 'formations-2.xml', 'formations', '__proto__.xml', 'en.xml'])(
    'has no file %s',
    async (file) => {
      expect((await site.ask(`/sitemaps/${file}`)).status).toBe(404);
    },
  );
});

describe('the head of every page', () => {
  it('is complete, its addresses have the public origin, and French is the only language', () => {
    const heads = pages
      .filter(({ status }) => status === 200)
      .map((page) => [page.address, headOf(page)] as const);
    const incomplete = heads.flatMap(([address, head]) =>
      lacking(head, origin).map((what) => `${address}: ${what}`),
    );
    expect(incomplete).toEqual([]);
    expect(heads.filter(([, { languages }]) => languages.size > 0)).toEqual([]);
  });
});

describe('the picture of a shared link', () => {
  it.each(['/', '/formations/bts-gpn', '/campus/la-reunion', '/plan'])(
    'on %s is a JPEG of the size that the page says',
    async (address) => {
      const { metas } = headOf(await visit(site, address));
      const picture = metas.get('og:image')?.[0] ?? '';
      const response = await site.ask(picture.slice(origin.length));
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.byteLength).toBeLessThan(300_000);
      const { width, height } = await sharp(bytes).metadata();
      expect([String(width), String(height)]).toEqual([
        metas.get('og:image:width')?.[0],
        metas.get('og:image:height')?.[0],
      ]);
      expect(metas.get('twitter:image')).toEqual([picture]);
    },
  );

  it('is the entry’s own, 1200 × 630, on every page; pages without a picture share the settings’', () => {
    const shown = pages
      .filter(({ status }) => status === 200)
      .map((page) => headOf(page).metas)
      .map((metas) => ['', ':width', ':height'].map((part) => metas.get(`og:image${part}`)?.[0]));
    for (const [address, width, height] of shown) {
      expect(address?.slice(origin.length)).toMatch(/^\/images\/share\/.+\/\d+-\d+\.jpg$/);
      expect([width, height]).toEqual(['1200', '630']);
    }
    expect(new Set(shown.map(([address]) => address)).size).toBeGreaterThan(60);
  });
});

describe('files for robots', () => {
  const text = async (address: string) => {
    const response = await site.ask(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    return response.text();
  };

  it('robots.txt excludes nothing and names the sitemap', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots).not.toMatch(/^Disallow: \//m);
  });

  it('security.txt says whom to write to, and expires within a year', async () => {
    const lines = (await text('/.well-known/security.txt')).split('\n');
    expect(lines).toContain('Contact: mailto:contact@iet.example');
    const expires = lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it('a request for another host gets none of them', async () => {
    expect((await visit(site, '/robots.txt')).html).not.toContain('localhost');
  });
});
