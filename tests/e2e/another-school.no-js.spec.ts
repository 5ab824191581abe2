/**
 * Another school on the built site: its own texts everywhere, none of the demonstration's, and a school without
 * content.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holds, secondSchool, wordsOfFirstSchool } from '../second-school/words-of-first-school';
import { type ConfiguredSite, startConfiguredSite } from './configured-site';
import { crawlSite, deadLinks } from './crawl-site';
import { expect, test } from './fixtures';

const switches = { ENGLISH_ENABLED: 'true', PROFILES_ENABLED: 'true' };

/** Addresses that are not pages, or have no link. */
const files = [
  '/manifest.webmanifest',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/actualites.atom',
  '/actualites.rss',
  '/blog.atom',
  '/agenda.ics',
  '/sw.js',
  '/recherche?q=livre',
  '/recherche?q=zzzqx',
  '/blog',
  '/offres-alternance',
];
/** Addresses with the error page. */
const failures = { '/inconnue': 404, '/a/b/c': 404, '/demo/crm': 404, '/blocs': 404, '/error/debug': 500 };

test.describe.configure({ mode: 'default', timeout: 240_000 });

let site: ConfiguredSite;

test.describe('a second school', () => {
  const words = wordsOfFirstSchool();
  const leaks = (address: string, text: string) => {
    const plain = text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    return words
      .filter((word) => plain.includes(word) && holds(plain, word))
      .map((word) => `${address}: ${word}`);
  };

  test.beforeAll(async () => {
    site = await startConfiguredSite({ ...switches, CONTENT_DIRECTORY: secondSchool });
  });
  test.afterAll(() => site.close());

  test('its search knows its own synonyms', async ({ request }) => {
    const results = await request.get(`${site.origin}/recherche?q=façonnage+`);
    expect(await results.text()).toContain('href="/formations/titre-relieur"');
  });

  test('every linked address answers 200, and none mentions the demonstration', async () => {
    expect(words.length).toBeGreaterThan(500);
    const visits = await crawlSite(site.origin, ['/', '/en']);
    expect(visits.length).toBeGreaterThan(60);
    expect(deadLinks(visits), 'dead links').toEqual([]);
    expect(
      visits.flatMap(({ refused }) => refused),
      'what the policy refuses',
    ).toEqual([]);
    expect(
      visits
        .filter(({ headings, missingLabel }) => headings !== 1 || missingLabel)
        .map(({ address }) => address),
      'pages without exactly one h1, or with a missing label',
    ).toEqual([]);
    expect(visits.flatMap(({ address, html }) => leaks(address, html))).toEqual([]);
    const assets = new Set(
      visits.flatMap(({ html }) => html.match(/\/assets\/[\w.-]+\.(?:js|css|svg)/g) ?? []),
    );
    expect(assets.size).toBeGreaterThan(20);
    // All are fetched first: the site closes a connection that waits while words are looked for.
    const texts = await Promise.all(
      [...assets].map(async (asset) => ({ asset, text: await (await fetch(site.origin + asset)).text() })),
    );
    expect(texts.flatMap(({ asset, text }) => leaks(asset, text))).toEqual([]);
    // Optional parts of a programme and of admissions, which this school has not.
    const optional = /class="(?:sheet-week|sheet-voice|admission-dates|admission-apprentices)[ "]/;
    expect(visits.filter(({ html }) => optional.test(html)).map(({ address }) => address)).toEqual([]);
    // Missing content has no links.
    const linked = new Set(visits.flatMap(({ links }) => links.map((link) => new URL(link).pathname)));
    for (const href of ['/blog', '/offres-alternance', '/alumni', '/decouvrez-nos-podcasts', '/metiers'])
      expect(linked, href).not.toContain(href);
  });

  test('its files and error pages do not either', async () => {
    for (const address of files) {
      const response = await fetch(site.origin + address);
      expect(response.status, address).toBe(200);
      expect(leaks(address, await response.text())).toEqual([]);
    }
    for (const [address, status] of Object.entries(failures)) {
      const response = await fetch(site.origin + address);
      expect(response.status, address).toBe(status);
      expect(leaks(address, await response.text())).toEqual([]);
    }
  });

  test('it has its own name and logos, and no school group', async ({ page }) => {
    await page.goto(`${site.origin}/`);
    await expect(page).toHaveTitle(/ESLI/);
    await expect(page.getByRole('link', { name: /^ESLI .*, retour à l’accueil$/ })).toHaveCount(1);
    for (const place of ['.main-logo', '.footer-brand'])
      await expect(page.locator(`${place} .logo-picture`)).toHaveCount(1);
    await expect(page.locator('#menu-profils, .demo-banner')).toHaveCount(0);
    const manifest = await (await fetch(`${site.origin}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ short_name: 'ESLI', description: 'Le goût des pages' });
  });
});

test.describe('a school without content', () => {
  let directory: string;

  test.beforeAll(async () => {
    directory = path.join(mkdtempSync(path.join(tmpdir(), 'school-')), 'data');
    const written = spawnSync(process.execPath, ['tools/content.mjs', 'new', directory, 'École du bois']);
    expect(written.status).toBe(0);
    site = await startConfiguredSite({ ...switches, CONTENT_DIRECTORY: directory });
  });
  test.afterAll(() => {
    site.close();
    rmSync(path.dirname(directory), { recursive: true });
  });

  test('every address it links to answers 200, in words', async () => {
    const screens = ['/', '/formations', '/campus', '/agenda', '/actualites', '/recherche', '/crm/contact'];
    const visits = await crawlSite(site.origin, screens);
    expect(deadLinks(visits)).toEqual([]);
    const wordless = visits.filter(({ headings, missingLabel }) => headings !== 1 || missingLabel);
    expect(wordless.map(({ address }) => address)).toEqual([]);
  });

  for (const [address, words] of [
    ['/formations', 'Aucun résultat'],
    ['/campus', 'Aucun résultat'],
    ['/agenda', 'Aucun événement disponible pour le moment'],
    ['/actualites', 'Aucun post retrouvé.'],
    ['/blog', 'Aucun post retrouvé.'],
    ['/offres-alternance', "Pas d'offres disponibles"],
    ['/crm/brochure', "Désolé, aucune brochure n'est disponible pour le moment."],
  ] as const) {
    test(`${address} says so: ${words}`, async ({ page }) => {
      await page.goto(site.origin + address);
      await expect(page.getByRole('main')).toContainText(words);
    });
  }

  test.describe('its error page', () => {
    test.use({ allowedStatuses: [404] });

    test('is a 404 with a link to the home page', async ({ page }) => {
      const response = await page.goto(`${site.origin}/formations/inconnue`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('link', { name: 'Formations' })).toBeVisible();
    });
  });
});
