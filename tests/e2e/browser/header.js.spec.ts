/** The desktop header while the page is scrolled (specification §4), and the space of banners. */
import { expect, test } from '../fixtures';
import { layoutShift, watchLayoutShifts } from '../layout-shifts';
import { scrollTo, stopClock, visit } from './page';

test.use({ viewport: { width: 1440, height: 900 } });

test('scrolling down hides the top bar and shows the compact bar, scrolling up brings all back', async ({
  page,
}) => {
  await visit(page, '/campus');
  const topBar = page.locator('.top-bar');
  const burger = page.locator('.burger.desktop-only');
  const menu = page.locator('#menu-principal');
  await expect(topBar).toBeInViewport();
  await expect(burger).toBeHidden();
  await expect(menu).toBeVisible();

  await scrollTo(page, 600);
  await expect(burger).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(topBar).not.toBeInViewport();
  await expect(page.locator('.main-bar')).toBeInViewport();

  await scrollTo(page, 500);
  await expect(topBar).toBeInViewport();
  await expect(burger).toBeHidden();
  await expect(menu).toBeVisible();
});

test('the burger closes when the page is scrolled down', async ({ page }) => {
  await visit(page, '/campus');
  await scrollTo(page, 600);
  const burger = page.locator('.burger.desktop-only');
  const menu = page.locator('#menu-principal');
  // Playwright scrolls to elements outside the window. The bar that is sliding in is, and a page scrolled up has no
  // burger.
  const press = async () => {
    await expect(burger).toBeInViewport({ ratio: 1 });
    await burger.click();
  };
  await press();
  await expect(menu).toBeVisible();
  await scrollTo(page, 700);
  await expect(menu).toBeHidden();
  await press();
  await expect(menu).toBeVisible();
});

test('the bars return after a press, not under it', async ({ page }) => {
  await visit(page, '/campus');
  await scrollTo(page, 600);
  const topBar = page.locator('.top-bar');
  await expect(topBar).not.toBeInViewport();
  const link = page.getByRole('main').getByRole('heading', { name: 'Nantes', exact: true }).getByRole('link');
  await link.evaluate((element) => {
    window.scrollTo({ top: element.getBoundingClientRect().top + scrollY - 400, behavior: 'instant' });
  });
  await link.hover();
  await page.mouse.down();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.scrollBy({ top: -100, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await expect(topBar).not.toBeInViewport();
  await page.mouse.up();
  await expect(topBar).toBeInViewport();
});

test('the header moves nothing else on the page', async ({ page }) => {
  // The fonts are in the browser's cache then: lines do not move when they come.
  await page.goto('/agenda');
  await watchLayoutShifts(page);
  await visit(page, '/campus');
  for (const y of [600, 500, 900, 700, 0]) await scrollTo(page, y);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('the height of the banners is measured once it has been quiet for 200 ms', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/campus');
  await stopClock(page);
  const height = () =>
    page
      .locator('.site-header')
      .evaluate((header: HTMLElement) => getComputedStyle(header).getPropertyValue('--banner-height'));
  const banner = page.locator('.demo-banner');
  const resized = () =>
    page.evaluate(() => new Promise((resolve) => new ResizeObserver(resolve).observe(document.body)));
  await page.clock.runFor(1000);
  await expect
    .poll(height)
    .toBe(`${await banner.evaluate((element: HTMLElement) => element.offsetHeight)}px`);

  await banner.evaluate((element) => element.classList.add('pt-20'));
  await banner.evaluate((element) => element.append(document.createElement('br'), 'Annonce'));
  await resized();
  const old = await height();
  await page.clock.runFor(199);
  expect(await height()).toBe(old);
  await page.clock.runFor(1);
  const now = `${await banner.evaluate((element: HTMLElement) => element.offsetHeight)}px`;
  expect(now).not.toBe(old);
  await expect.poll(height).toBe(now);
});
