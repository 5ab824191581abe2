/** The chrome of section 2, with and without JavaScript: menus, footer, layouts. */
import { readdirSync } from 'node:fs';
import menu from '../../content-service/data/menus/footer.json' with { type: 'json' };
import settings from '../../content-service/data/settings.json' with { type: 'json' };
import { expect, test } from './fixtures';

const campuses = readdirSync('content-service/data/campuses').map((file) => file.replace(/\.\w+$/, ''));

test.use({ viewport: { width: 1440, height: 900 } });

test('the top bar: alumni, contact and the four services; no language or profile while they are off', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.locator('.top-bar');
  await expect(bar.locator('a[href="/alumni"]')).toBeVisible();
  await expect(bar.locator('a[href="/contact"]')).toBeVisible();
  await bar.getByRole('button', { name: 'Services' }).click();
  for (const href of [
    '/edito-reseau-competences-et-developpement',
    '/art-culture',
    '/formations-reseau',
    '/decouvrez-nos-podcasts',
  ]) {
    await expect(bar.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(bar.locator('a[hreflang="en"], a[href="/en"]')).toHaveCount(0);
});

test('the main bar: logo, menu and the four action buttons, Agenda being a link', {
  tag: '@document',
}, async ({ page }) => {
  await page.goto('/');
  const header = page.locator('.site-header');
  await expect(header.locator('a[href="/"]').first()).toBeVisible();
  for (const [name, href] of [
    ['Brochure', '/crm/brochure'],
    ['Contact', '/crm/contact'],
    ['Agenda', '/agenda'],
    ['Candidature', '/crm/registration'],
  ]) {
    const link = header.getByRole('link', { name, exact: true }).filter({ visible: true });
    await expect(link).toHaveAttribute('href', href ?? '');
  }
});

test('the campus menu: every campus in three columns of at most eleven, and the next three events', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('.main-navigation').getByRole('button', { name: 'Campus' }).click();
  const panel = page.locator('.mega-panel:popover-open');
  await expect(panel).toBeVisible();
  const columns = panel.locator('.mega-columns > ul');
  await expect(columns).toHaveCount(3);
  for (const column of await columns.all()) {
    expect(await column.locator('> li').count()).toBeLessThanOrEqual(11);
  }
  const hrefs = await columns
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(campuses.map((slug) => `/campus/${slug}`).sort());
  await expect(panel.locator('a[href^="/agenda/"]')).toHaveCount(3);
});

test('a dropdown menu: sections and items, and events; Escape closes and the focus returns', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.locator('.main-navigation').getByRole('button', { name: 'Formations' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('.mega-panel:popover-open');
  await expect(panel).toBeVisible();
  expect(await panel.locator('a[href^="/formations?"]').count()).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the compact bar at 1300 px: the menu opens from a burger', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto('/');
  const navigation = page.locator('#menu-principal');
  await expect(navigation).toBeHidden();
  await page.locator('[popovertarget="menu-principal"]').filter({ visible: true }).click();
  await expect(navigation).toBeVisible();
  await page.setViewportSize({ width: 1301, height: 900 });
  await page.goto('/');
  await expect(page.locator('#menu-principal')).toBeVisible();
});

test('the compact bar above 1300 px: while the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/campus');
  const navigation = page.locator('#menu-principal');
  const burger = page.locator('.burger.desktop-only');
  await expect(navigation).toBeVisible();
  await expect(burger).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect(burger).toBeInViewport();
  await expect(navigation).toBeHidden();
  await page.mouse.wheel(0, -5000);
  await expect(navigation).toBeVisible();
  await expect(burger).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect(burger).toBeInViewport();
  // A press by the driver scrolls to the bar's position in the page, and there it is not compact.
  await burger.evaluate((button: HTMLButtonElement) => button.click());
  await expect(navigation).toBeVisible();
});

test('below 900 px: mobile bar, sidebar through three views, and the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 899, height: 900 });
  await page.goto('/');
  await expect(page.locator('.bottom-bar')).toBeVisible();
  await expect(page.locator('.bottom-bar a')).toHaveText(['Brochure', 'Contact', 'Agenda', 'Candidature']);
  await page.locator('.burger').filter({ visible: true }).click();
  const sidebar = page.locator('#menu-principal');
  await expect(sidebar).toBeVisible();
  const box = await sidebar.boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeGreaterThanOrEqual(898);
  await sidebar.getByRole('button', { name: 'Formations' }).click();
  const open = page.locator('.site-header :popover-open');
  await expect(open).toHaveCount(2);
  await open.last().locator('.menu-step').first().click();
  await expect(open.last().locator('a[href^="/formations?"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
});

test('the mobile bars disappear at 900 px', { tag: '@document' }, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/');
  await expect(page.locator('.bottom-bar')).toBeHidden();
});

test.describe('on a mobile device', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    viewport: { width: 1180, height: 820 },
    isMobile: true,
    hasTouch: true,
  });

  test('the mobile navigation is shown at any width', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.bottom-bar')).toBeVisible();
    await expect(page.locator('.top-bar')).toBeHidden();
    await page.locator('.burger').filter({ visible: true }).click();
    const menu = page.locator('#menu-principal');
    await expect(menu.getByRole('button', { name: 'Fermer le menu' }).first()).toBeVisible();
    const box = await menu.boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(1180);
  });
});

test('the footer: visible socials only, menu columns, legal, careers and complaint links', {
  tag: '@document',
}, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const networks = await footer
    .locator('.footer-social a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(networks).toEqual(settings.social.filter(({ visible }) => visible).map(({ url }) => url));
  for (const href of [
    '/conditions-generales-de-vente',
    '/mentions-legales',
    '/charte-donnees-personnelles',
    '/reclamation',
    '/cookies',
    '/declaration-accessibilite',
    '/plan',
  ]) {
    await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  await expect(footer.locator('a[href*="metiers"], a[href*="recrutement"]').first()).toBeVisible();
  const columns = footer.locator('.footer-columns > div');
  await expect(columns.locator('.menu-title')).toHaveText(menu.body.map(({ label }) => label));
});

test('prices, orientation, comparison and the saved list are in menu and footer', {
  tag: '@document',
}, async ({ page }) => {
  await page.goto('/');
  for (const place of ['.main-navigation', 'footer.site-footer']) {
    for (const [name, href] of [
      ['Tarifs', '/tarifs'],
      ['Trouver ma voie', '/pour-vous'],
      ['Comparer', '/formations/comparer'],
      ['Mes formations', '/mes-formations'],
    ]) {
      await expect(page.locator(`${place} a[href="${href}"]`), place).toHaveText(name ?? '');
    }
  }
});

test('skip links lead to content, menu and footer', async ({ page }) => {
  await page.goto('/agenda');
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#contenu"]')).toBeFocused();
  await expect(page.locator('a[href="#contenu"]')).toBeInViewport();
});

test.describe('layouts', () => {
  test('default: chrome and bottom bar', { tag: '@document' }, async ({ page }) => {
    await page.goto('/ecole');
    await expect(page.locator('.site-header')).toHaveCount(1);
    await expect(page.locator('.bottom-bar')).toHaveCount(1);
    await expect(page.locator('.to-top')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });

  test('dynamics: no bottom bar', { tag: '@document' }, async ({ page }) => {
    await page.goto('/art-culture');
    await expect(page.locator('.site-header')).toHaveCount(1);
    await expect(page.locator('.bottom-bar')).toHaveCount(0);
    await expect(page.locator('.to-top')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });

  test('empty: the page only', { tag: '@document' }, async ({ page }) => {
    await page.goto('/plaquette-salon');
    await expect(page.locator('.site-header, .bottom-bar, .to-top, dialog, footer.site-footer')).toHaveCount(
      0,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});
