/** The chrome's share of a phone's screen, and the number of taps. */
import { expect, test } from './fixtures';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

for (const address of ['/', '/formations/bts-gpn', '/actualites', '/entreprise']) {
  test(`bars leave 640 of 740 pixels to read at ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => window.scrollTo(0, 900));
    const room = await page.evaluate(() => {
      const bottomOf = document.querySelector('.main-bar')?.getBoundingClientRect().bottom ?? 0;
      const topOf = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? window.innerHeight;
      return topOf - Math.max(0, bottomOf);
    });
    expect(room).toBeGreaterThanOrEqual(640);
  });
}

test('the menu reaches the programmes of a level in two taps', async ({ page }) => {
  await page.goto('/');
  await page.locator('.burger').filter({ visible: true }).first().tap();
  await page
    .locator('#menu-principal')
    .getByRole('link', { name: /Bac\+2/ })
    .tap();
  await expect(page).toHaveURL('/formations?niveau=2');
});

test('companies’ pages show the actions for companies, and others the four actions', async ({ page }) => {
  const bar = page.locator('.bottom-bar');
  for (const address of ['/entreprise', '/entreprise/taxe-d-apprentissage', '/partenaire']) {
    await page.goto(address);
    await expect(bar.getByRole('link')).toHaveText(['Déposer une offre', 'Recruter', 'Nous contacter']);
  }
  await bar.getByRole('link', { name: 'Déposer une offre' }).tap();
  await expect(page).toHaveURL('/entreprise/deposer-une-offre');
  await page.goto('/ecole');
  await expect(bar.getByRole('link')).toHaveText(['Brochure', 'Contact', 'Agenda', 'Candidature']);
});
