/** What configuration switches on (specification §2): profiles, FR/EN, the two frames of the school group. */
import { type ConfiguredSite, startConfiguredSite } from './configured-site';
import { expect, test } from './fixtures';
import { firstPort } from './servers';

const frames = { footer: 'https://groupe.example/pied', banner: 'https://groupe.example/bandeau' };
let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await startConfiguredSite(firstPort + 21, {
    ENGLISH_ENABLED: 'true',
    PROFILES_ENABLED: 'true',
    EXTERNAL_FOOTER_URL: frames.footer,
    TOP_BANNER_URL: frames.banner,
  });
});

test.afterAll(() => site.close());

test.beforeEach(async ({ context }) => {
  await context.route('https://groupe.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Groupe</title><p>Groupe</p>' }),
  );
});

test('profiles: a student goes home, the others to the site of the school group', async ({ page }) => {
  await page.goto(`${site.origin}/campus`);
  const bar = page.locator('.top-bar');
  const menu = bar.locator('#menu-profils');
  await bar.locator('[popovertarget="menu-profils"]').click();
  const links = menu.getByRole('link');
  await expect(links).toHaveCount(3);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(targets[0]).toBe('/');
  expect(new Set(targets.slice(1)).size).toBe(1);
  expect(new URL(targets[1] ?? '').origin).not.toBe(site.origin);
});

test('the language switch stands in the top bar and in the foot of the sidebar', async ({ page }) => {
  await page.goto(`${site.origin}/campus`);
  await expect(page.locator('.top-bar .language-switch a[hreflang="en"]')).toBeVisible();
  await expect(page.locator('.mobile-sidebar .language-switch a[hreflang="en"]')).toHaveCount(1);
});

test('the frames of the school group are titled, load, and keep their room', async ({ page }) => {
  await page.goto(`${site.origin}/`);
  const banner = page.locator(`iframe[src="${frames.banner}"]`);
  await expect(banner).toHaveAttribute('title', /\S/);
  await expect(page.frameLocator(`iframe[src="${frames.banner}"]`).locator('p')).toHaveText('Groupe');
  const footer = page.locator(`iframe[src="${frames.footer}"]`);
  await expect(footer).toHaveAttribute('title', /\S/);
  await expect(footer).toHaveAttribute('loading', 'lazy');
  for (const frame of [banner, footer]) {
    expect((await frame.boundingBox())?.height).toBeGreaterThan(20);
  }
  await footer.scrollIntoViewIfNeeded();
  await expect(page.frameLocator(`iframe[src="${frames.footer}"]`).locator('p')).toHaveText('Groupe');
});
