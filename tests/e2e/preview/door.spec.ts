/** The editors' sign-in and the preview behind it, with and without JavaScript. */
import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import type { ConfiguredSite } from '../configured-site';
import { expect, test } from '../fixtures';
import { password, startPreviewedSite } from './previewed-site';

let site: ConfiguredSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startPreviewedSite('https://panel.ecole.example');
});
test.afterAll(() => site.close());

const widths = [360, 1440];

async function signIn(page: Page, back = '/'): Promise<void> {
  await page.goto(`${site.origin}/login?retour=${encodeURIComponent(back)}`);
  await page.getByLabel('Adresse électronique').fill('relecture@ecole.example');
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Voir les brouillons' }).click();
  await page.waitForURL(`${site.origin}${back}`);
}
const bar = (page: Page) => page.getByRole('complementary', { name: 'Aperçu' });

test('an editor signs in, sees drafts on every page, and leaves', async ({ page }) => {
  await signIn(page, '/actualites/jamais-publiee');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une actualité jamais publiée');
  await expect(bar(page)).toContainText('Dominique · Relecture');
  const drafts = { '/campus/lyon': 'Lyon au brouillon', '/en/school': 'A drafted school' };
  for (const [address, title] of Object.entries(drafts)) {
    await page.goto(`${site.origin}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(bar(page)).toBeVisible();
  }
  await bar(page).getByRole('button', { name: 'Quitter l’aperçu' }).click();
  await page.waitForURL(`${site.origin}/`);
  await expect(bar(page)).toHaveCount(0);
  await page.goto(`${site.origin}/campus/lyon`);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('brouillon');
});

test('the bar describes the current page after each link', async ({ page }) => {
  await signIn(page, '/campus');
  const entry = bar(page).getByRole('link', { name: 'Modifier cette page' });
  await expect(entry).toHaveAttribute('href', /api::campus\.campus$/);
  await page.getByRole('link', { name: 'Agenda', exact: true }).first().click();
  await page.waitForURL(`${site.origin}/agenda`);
  await expect(entry).toHaveAttribute('href', /api::event\.event$/);
});

test.describe('a wrong password', () => {
  test.use({ allowedStatuses: [401] });
  test('is stated beside the form, which keeps the name', async ({ page }) => {
    await page.goto(`${site.origin}/login`);
    await page.getByLabel('Adresse électronique').fill('relecture@ecole.example');
    await page.getByLabel('Mot de passe').fill('x');
    await page.getByRole('button', { name: 'Voir les brouillons' }).click();
    await expect(page.getByRole('alert')).toHaveText('Adresse ou mot de passe incorrect.');
    await expect(page.getByLabel('Adresse électronique')).toHaveValue('relecture@ecole.example');
    await expect(page.getByLabel('Mot de passe')).toBeFocused();
    await expectAccessible(page, 'a wrong password', { colours: true });
  });
});

test('the sign-in page and a preview are accessible and as wide as the screen, on a phone and on a desktop', async ({
  page,
}) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.origin}/login`);
    await expectAccessible(page, `the door, ${width}`, { colours: true });
    await signIn(page, '/campus/lyon');
    await expectAccessible(page, `a preview, ${width}`, { within: '.preview-bar', colours: true });
    const tooWide = await page
      .evaluate(() => document.documentElement.scrollWidth > innerWidth)
      .catch(() => false);
    expect(tooWide).toBe(false);
    await page.context().clearCookies();
  }
});
