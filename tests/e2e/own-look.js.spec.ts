/** A school with its own look: its accent and nothing of the demonstration's colours and drawings, on any page. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { secondSchool } from '../second-school/words-of-first-school';
import { openPopIn } from './browser/pop-in';
import { type ConfiguredSite, startConfiguredSite } from './configured-site';
import { expect, test } from './fixtures';

const accent = '#1d3a8a';
const picture = (file: string) => ({ file, alternativeText: 'Une image', width: 960, height: 640 });
const look = {
  accent,
  ground: '#0b1b4a',
  logoOnDark: picture('atelier.jpg'),
  icon: picture('icone.png'),
  motif: picture('facade.jpg'),
};

const tokens = readFileSync('app/styles/tokens.css', 'utf8');
/** Colours as browsers compute them. Every school has white and the red of errors. */
const ofDemonstration = [...tokens.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)]
  .filter(([, role]) => role !== 'danger')
  .map(([, , hex = '']) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return `rgb(${red}, ${green}, ${blue})`;
  });

const pages = [
  '/',
  '/formations',
  '/formations/bts-edition',
  '/formations/comparer',
  '/campus',
  '/campus/quimper',
  '/actualites',
  '/agenda',
  '/recherche?q=livre',
  '/crm/brochure',
  '/plan',
  '/hors-ligne',
  '/inconnue',
];

test.use({ allowedStatuses: [404] });
test.describe.configure({ mode: 'default' });

let site: ConfiguredSite;
const directory = mkdtempSync(path.join(tmpdir(), 'own-look-'));

test.beforeAll(async () => {
  cpSync(secondSchool, directory, { recursive: true });
  const file = path.join(directory, 'settings.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), look }));
  await sharp({ create: { width: 512, height: 512, channels: 3, background: '#b45309' } })
    .png()
    .toFile(path.join(directory, 'uploads/icone.png'));
  site = await startConfiguredSite({ CONTENT_DIRECTORY: directory });
});
test.afterAll(() => {
  site.close();
  rmSync(directory, { recursive: true });
});

for (const address of pages) {
  test(`${address} has its accent, and no colour and no drawing of the demonstration`, async ({ page }) => {
    await page.goto(site.origin + address);
    await expect(page.locator('.site-footer')).toHaveCSS('background-color', 'rgb(11, 27, 74)');
    const painted = await colours(page);
    expect(painted.length).toBeGreaterThan(5);
    expect(ofDemonstration.filter((colour) => painted.includes(colour))).toEqual([]);
    await expect(page.locator('.relief:visible, .hero-lines:visible, .logo-mark:visible')).toHaveCount(0);
  });
}

test('a window over the page has its colours, too', async ({ page }) => {
  const { dialog } = await openPopIn(page, site.origin);
  await expect(dialog).toBeVisible();
  const painted = await colours(page);
  expect(ofDemonstration.filter((colour) => painted.includes(colour))).toEqual([]);
});

test('its sheet is kept for good, and one of another process is the present one for a minute', async () => {
  const html = await (await fetch(site.origin)).text();
  const sheet = /\/assets\/apparence-[\w-]{8}\.css/.exec(html)?.[0] ?? '';
  const own = await fetch(site.origin + sheet);
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(own.headers.get('cache-control')).toContain('immutable');
  const text = await own.text();
  expect(text).toContain(`--color-accent:${accent}`);
  const other = await fetch(`${site.origin}/assets/apparence-00000000.css`);
  expect(await other.text()).toBe(text);
  expect(other.headers.get('cache-control')).toBe('public, max-age=60');
});

test('its icons, manifest and the colour of the browser’s own bars are the school’s', async ({ page }) => {
  const icons = { 'favicon.ico': 32, 'icons/apple-touch-icon.png': 180, 'icons/icon-maskable-512.png': 512 };
  for (const [name, size] of Object.entries(icons)) {
    const bytes = Buffer.from(await (await fetch(`${site.origin}/${name}`)).arrayBuffer());
    expect(await sharp(bytes).metadata(), name).toMatchObject({ format: 'png', width: size, height: size });
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r, name).toBeGreaterThan(150);
  }
  const { theme_color, shortcuts } = (await (await fetch(`${site.origin}/manifest.webmanifest`)).json()) as {
    theme_color: string;
    shortcuts: { icons?: unknown }[];
  };
  expect(shortcuts.map(({ icons: own }) => own).filter(Boolean)).toEqual([]);
  await page.goto(site.origin);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', theme_color);
  expect(theme_color).not.toBe('#fbf8f1');
});

test('the demonstration has no such sheet', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[href*="apparence-"]')).toHaveCount(0);
});

/** Every colour of an element that is shown, and of what is drawn before and after it. */
async function colours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const names = [
      'color',
      'backgroundColor',
      'borderTopColor',
      'borderBottomColor',
      'fill',
      'stroke',
    ] as const;
    for (const element of document.querySelectorAll('body, body *')) {
      if (!element.checkVisibility()) continue;
      for (const part of [null, '::before', '::after', '::marker']) {
        const style = getComputedStyle(element, part);
        for (const name of names) found.add(style[name]);
      }
    }
    found.add(getComputedStyle(document.documentElement).backgroundColor);
    return [...found];
  });
}
