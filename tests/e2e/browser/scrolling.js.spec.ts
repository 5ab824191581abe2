/** The position of a page after a navigation (specification §2), and the link to its top (§4). */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { layoutShift, watchLayoutShifts } from '../layout-shifts';
import { enhanced, hold, linkTo, redirectLink, scrollOf, scrollTo, stopClock, visit } from './page';

test('100 ms after a navigation the page moves to its top', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/campus');
  await scrollTo(page, 600);
  await stopClock(page);
  await linkTo(page, '/campus/lyon').dispatchEvent('click', { button: 0 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await page.clock.runFor(99);
  expect(await scrollOf(page)).toBe(600);
  await page.clock.runFor(1);
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test('it moves smoothly, or at once with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    const own = window.scrollTo.bind(window);
    Object.assign(window, {
      scrolls: calls,
      scrollTo: (options: ScrollToOptions) => {
        calls.push(options.behavior);
        own(options);
      },
    });
  });
  const scrolls = () => page.evaluate(() => (window as unknown as { scrolls: string[] }).scrolls);
  await visit(page, '/campus');
  await linkTo(page, '/campus/lyon').click();
  await expect.poll(scrolls).toEqual(['smooth']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/campus');
  await linkTo(page, '/campus/lyon').click();
  await expect.poll(scrolls).toEqual(['instant']);
});

test('it moves to the place named in the address, 250 px below the top edge', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/campus');
  await redirectLink(page, '/campus/lyon', '/campus/lyon#le-campus');
  await stopClock(page);
  await linkTo(page, '/campus/lyon#le-campus').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  const before = await scrollOf(page);
  await page.clock.runFor(99);
  expect(await scrollOf(page)).toBe(before);
  await page.clock.runFor(1);
  const offset = () => page.locator('#le-campus').evaluate((target) => target.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await offset())).toBe(250);
});

test('back and forward restore at once', async ({ page }) => {
  await visit(page, '/campus');
  await scrollTo(page, 900);
  await linkTo(page, '/campus/lyon').dispatchEvent('click', { button: 0 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await expect.poll(() => scrollOf(page)).toBe(0);
  await scrollTo(page, 400);
  await page.goBack();
  await expect(page).toHaveURL('/campus');
  await expect.poll(() => scrollOf(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => scrollOf(page)).toBe(400);
});

test('a visitor who goes back during loading finds the previous page at its position', async ({ page }) => {
  await visit(page, '/campus');
  await scrollTo(page, 900);
  // As soon as the history has the entry, and before its page is rendered.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.pushState = push;
      history.back();
    };
  });
  const left = page.evaluate(
    () => new Promise((done) => addEventListener('popstate', () => done(null), { once: true })),
  );
  await linkTo(page, '/campus/lyon').dispatchEvent('click', { button: 0 });
  await left;
  await expect(page).toHaveURL('/campus');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Lyon');
  await expect.poll(() => scrollOf(page)).toBe(900);
});

for (const [list, entry] of [
  ['/campus', '/campus/lyon'],
  ['/formations', '/formations/bts-gpn'],
  ['/offres-alternance', '/offres-alternance/assistant-ecologue-brindille'],
] as const) {
  for (const leaves of ['after', 'before'] as const) {
    test(`${list}, scrolled before its scripts came and left ${leaves} it, is found at its place again`, async ({
      page,
    }) => {
      const letScriptsCome = await hold(page, /\/assets\/.*\.js$/);
      await page.goto(list, { waitUntil: 'commit' });
      await expect(page.locator('footer').last()).toBeAttached();
      await scrollTo(page, 900);
      if (leaves === 'after') {
        letScriptsCome();
        await enhanced(page);
      }
      await linkTo(page, entry).dispatchEvent('click', { button: 0 });
      await expect(page).toHaveURL(entry);
      letScriptsCome();
      await enhanced(page);
      await expect.poll(() => scrollOf(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(list);
      await enhanced(page);
      await expect.poll(() => scrollOf(page)).toBe(900);
    });
  }
}

test('a visitor who returns from another site at the top scrolls freely', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/campus');
  await stopClock(page);
  await linkTo(page, '/campus/lyon').dispatchEvent('click', { button: 0 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await page.clock.runFor(100);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Lyon');
  await page.evaluate(() => {
    const rested = new Promise((done) => addEventListener('scrollend', () => done(null), { once: true }));
    window.scrollTo({ top: 700, behavior: 'instant' });
    return rested;
  });
  expect(await scrollOf(page)).toBe(700);
});

test('a reload, and back from another site, keep the position of the page', async ({ page }) => {
  await visit(page, '/campus');
  await scrollTo(page, 200);
  await linkTo(page, '/campus/lyon').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await expect.poll(() => scrollOf(page)).toBe(0);
  await scrollTo(page, 300);
  await page.reload();
  await expect.poll(() => scrollOf(page)).toBe(300);
  await page.goto('/healthz');
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(300);
});

test.describe('on a phone, where parts are rendered near the viewport', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  // A late font is not used on this page but on the next one (`font-display: optional`), whose height then differs:
  // once the browser has its fonts, both are the same.
  test.beforeEach(async ({ page }) => {
    await visit(page, '/plan');
    // A face of a font of another system, such as Roboto, cannot be loaded here.
    await page.evaluate(
      async () => void (await Promise.allSettled([...document.fonts].map((font) => font.load()))),
    );
  });

  /** The position of the home page's third last part in the window. */
  const place = (page: Page) =>
    page.locator('main > section:nth-last-of-type(3)').evaluate((part) => part.getBoundingClientRect().top);
  /** Down through the page, as a thumb does, until that part is in the window. */
  async function goDown(page: Page): Promise<number> {
    await visit(page, '/');
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollBy({ top: 600, behavior: 'instant' }));
          return place(page);
        },
        { intervals: [30] },
      )
      .toBeLessThan(200);
    return place(page);
  }
  const asBefore = (page: Page, before: number) =>
    expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(3);

  test('back keeps the position of the page', async ({ page }) => {
    const before = await goDown(page);
    await linkTo(page, '/formations').dispatchEvent('click', { button: 0 });
    await expect(page).toHaveURL('/formations');
    await expect.poll(() => scrollOf(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await asBefore(page, before);
  });

  test('a reload does too', async ({ page }) => {
    const before = await goDown(page);
    await page.reload();
    await asBefore(page, before);
  });

  test('a reload does not scroll visibly through the page', async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('scroll', () => {
        const { dataset } = document.documentElement;
        dataset['scrolls'] = String(Number(dataset['scrolls'] ?? 0) + 1);
      });
    });
    const before = await goDown(page);
    await page.reload();
    await asBefore(page, before);
    // A smooth scroll has one each frame, for more than a second.
    expect(Number(await page.locator('html').getAttribute('data-scrolls'))).toBeLessThan(10);
  });

  test('nothing jumps while scrolling down', async ({ page }) => {
    // The fonts are in the browser's cache then: lines do not move when they come.
    await page.goto('/agenda');
    await watchLayoutShifts(page);
    await goDown(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});

test('back from a place on the same page restores, too', async ({ page }) => {
  await visit(page, '/campus');
  await scrollTo(page, 500);
  await page.evaluate(() => {
    // The end of the scroll before may still be reported.
    const arrived = new Promise<void>((resolve) => {
      addEventListener('scrollend', () => scrollY > 900 && resolve());
    });
    document.querySelector<HTMLElement>('.skip-links a[href="#pied-de-page"]')?.click();
    return arrived;
  });
  await expect(page).toHaveURL('/campus#pied-de-page');
  await page.goBack();
  await expect(page).toHaveURL('/campus');
  await expect.poll(() => scrollOf(page)).toBe(500);
});

test('a place chosen in the frame of a scroll keeps the position of its page', async ({ page }) => {
  // A smooth scroll may already have moved by some frames when its first event comes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/campus');
  await page.evaluate(() => {
    window.scrollTo({ top: 500, behavior: 'instant' });
    document.querySelector<HTMLElement>('.skip-links a[href="#pied-de-page"]')?.click();
  });
  await expect(page).toHaveURL('/campus#pied-de-page');
  await page.goBack();
  await expect(page).toHaveURL('/campus');
  await expect.poll(() => scrollOf(page)).toBe(500);
});

test('the scroll-to-top button is shown whenever the page is not at its top', async ({ page }) => {
  await visit(page, '/campus');
  const button = page.getByRole('link', { name: 'Haut de page' });
  await expect(button).toBeHidden();
  await scrollTo(page, 5);
  await expect(button).toBeVisible();
  await expect(button).toBeInViewport();
  await button.click();
  await expect.poll(() => scrollOf(page)).toBe(0);
  await expect(button).toBeHidden();
});
