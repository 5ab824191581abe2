/** Plain links become navigations without a reload; focus, title and history behave as with documents. */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { isData, isMarkedDocument, linkTo, markDocument, redirectLink, visit } from './page';

test('a link opens the next page without a reload, and removes the previous page’s structured data', async ({
  page,
}) => {
  const data = page.locator('script[type="application/ld+json"]');
  await visit(page, '/campus');
  await expect(data).toHaveCount(1);
  await markDocument(page);
  await linkTo(page, '/campus/lyon').click();
  await expect(page).toHaveURL('/campus/lyon');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await expect(page).toHaveTitle(/Lyon/);
  await expect(data).toHaveCount(0);
  expect(await isMarkedDocument(page)).toBe(true);
});

test('a page without menus loads them before a page with menus, and that page marks its entry', async ({
  page,
}) => {
  await visit(page, '/plaquette-salon');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await markDocument(page);
  await linkTo(page, '/formations?secteur=eau').click();
  await expect(page).toHaveURL('/formations?secteur=eau');
  await expect(page.locator('#menu-principal [data-current="page"]')).toHaveText('Formations');
  await expect(page.getByRole('contentinfo')).toContainText('Mentions légales');
  await expect(page.locator('.main-logo')).toHaveAttribute('href', '/');
  expect(await isMarkedDocument(page)).toBe(true);
});

test('a link in a drawing does, too', async ({ page }) => {
  await visit(page, '/campus');
  await markDocument(page);
  await page.locator('svg a[href="/campus/nantes"]').first().dispatchEvent('click', { button: 0 });
  await expect(page).toHaveURL('/campus/nantes');
  expect(await isMarkedDocument(page)).toBe(true);
});

/** The announcement of a new page. */
const announced = (page: Page) => page.locator('p[role=status].sr-only:not(#contenu *)');

test('the focus goes to the title, which is announced once', async ({ page }) => {
  await visit(page, '/campus');
  await linkTo(page, '/campus/lyon').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Lyon');
  await expect(title).toBeFocused();
  await expect(announced(page)).toHaveText('');
  await page.keyboard.press('Tab');
  await expect(title).not.toHaveAttribute('tabindex');
});

test('the focus goes to the place that the address names, and the page is announced', async ({ page }) => {
  await visit(page, '/campus');
  await redirectLink(page, '/campus/lyon', '/campus/lyon#pied-de-page');
  await linkTo(page, '/campus/lyon#pied-de-page').click();
  await expect(page.locator('#pied-de-page')).toBeFocused();
  await expect(page).toHaveTitle(/Lyon/);
  await expect(announced(page)).toHaveText(await page.title());
});

test('back and forward need no reload either, and the chrome stays', async ({ page }) => {
  await visit(page, '/campus');
  await markDocument(page);
  await linkTo(page, '/campus/lyon').click();
  await expect(page).toHaveURL('/campus/lyon');
  await page.goBack();
  await expect(page).toHaveURL('/campus');
  await expect(page.locator('main h1')).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  expect(await isMarkedDocument(page)).toBe(true);
});

test('a place on the current page is the browser’s affair', async ({ page }) => {
  await visit(page, '/campus');
  await markDocument(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/campus#contenu');
  await expect(page.locator('main:target')).toBeFocused();
  expect(await isMarkedDocument(page)).toBe(true);
});

test('the last of two quick clicks counts', async ({ page }) => {
  await visit(page, '/campus');
  await page.evaluate(() => {
    for (const slug of ['lyon', 'nantes']) {
      document.querySelector<HTMLElement>(`main a[href="/campus/${slug}"]:not(svg a)`)?.click();
    }
  });
  await expect(page).toHaveURL('/campus/nantes');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nantes');
});

test('middle click, modifiers and new windows stay the browser’s', async ({ page, context }) => {
  await visit(page, '/campus');
  await markDocument(page);
  const opened = context.waitForEvent('page');
  await linkTo(page, '/campus/lyon').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL('/campus');
  expect(await isMarkedDocument(page)).toBe(true);
});

test.describe('a removed page', () => {
  test.use({ allowedStatuses: [404] });

  test('is shown without a reload, focus and title included', async ({ page }) => {
    await visit(page, '/campus');
    await markDocument(page);
    await redirectLink(page, '/campus/lyon', '/campus/atlantide');
    await linkTo(page, '/campus/atlantide').click();
    await expect(page.getByRole('main')).toContainText("Oops cette page n'existe pas (ou plus)");
    await expect(page.locator('main h1')).toBeFocused();
    await page.goBack();
    await expect(linkTo(page, '/campus/nantes')).toBeVisible();
    expect(await isMarkedDocument(page)).toBe(true);
  });
});

test.describe('an answer without a page’s data', () => {
  test.use({ allowedStatuses: [403, 503] });

  test('makes the document the answer, once', async ({ page }) => {
    await visit(page, '/campus');
    await page.route(
      ({ href }) => isData(href),
      (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Surcharge</h1>' }),
    );
    await linkTo(page, '/campus/lyon').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
    await expect(page).toHaveURL('/campus/lyon');
  });

  test('an old address is followed to its new one', async ({ page }) => {
    await visit(page, '/campus');
    await redirectLink(page, '/campus/lyon', '/accessibilite');
    await linkTo(page, '/accessibilite').click();
    await expect(page).toHaveURL('/ecole/notre-demarche-inclusive');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
