/** Keyboard order of both navigations: in visual order, everything reached, no hidden element focused. */
import type { Locator, Page } from 'playwright/test';
import { runsWholeMatrix } from '../matrices/sample';
import { enhanced } from './browser/page';
import { expect, hasScripts, test } from './fixtures';

/** A page a moment later: scripts, if any, have started. */
async function open(page: Page): Promise<void> {
  await page.goto('/campus');
  if (hasScripts()) await enhanced(page);
}

interface Stop {
  /** Place among the elements of the page: two links may have the same words. */
  index: number;
  name: string;
  left: number;
  top: number;
  /** Seen, and not under something else. */
  visible: boolean;
}

const reachable = 'a[href], button, select, input, summary, iframe, [tabindex="0"]';

/** The focused element, or null if the page itself has the focus. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const [box] = element.getClientRects();
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const onTop = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      index: [...document.querySelectorAll('body :not(link, script)')].indexOf(element),
      name: `${element.tagName.toLowerCase()} “${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`,
      left: Math.round(box?.left ?? 0),
      top: Math.round(box?.top ?? 0),
      visible: Boolean(onTop && (element.contains(onTop) || onTop.contains(element))),
    };
  });
}

/** Tabs from where the focus is until it leaves `area` or is back at its first stop. */
async function tabThrough(page: Page, area: Locator, first?: Stop): Promise<Stop[]> {
  const inside = await indexesIn(area, '*');
  const stops = first ? [first] : [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    const isBack = stop !== null && stop.index === stops[0]?.index;
    if (stop === null || isBack || !inside.includes(stop.index)) return stops;
    stops.push(stop);
  }
}

/** Elements of an area one can see, by their place in the page. */
function indexesIn(area: Locator, selector: string): Promise<number[]> {
  return area.evaluate((root, wanted) => {
    // The prefetch of a focused link adds and removes link elements.
    const all = [...document.querySelectorAll('body :not(link, script)')];
    return [...root.querySelectorAll(wanted)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => all.indexOf(element));
  }, selector);
}

/** Tabs through `area`: every stop is visible, in reading order, and none is left out. */
async function expectGoodWay(page: Page, area: Locator, first?: Stop): Promise<void> {
  // Before the tabs: with scripts a menu closes when the focus leaves it.
  const wanted = await indexesIn(area, reachable);
  const stops = await tabThrough(page, area, first);
  expect(stops.filter(({ visible }) => !visible)).toEqual([]);
  expect(stops.filter((stop, index) => isBackwards(stops[index - 1], stop))).toEqual([]);
  const visited = stops.map(({ index }) => index).sort((a, b) => a - b);
  expect(visited).toEqual(wanted);
}

/** Down a column and on to the top of the next is reading order; back to the left without going down is not. */
function isBackwards(from: Stop | undefined, to: Stop): boolean {
  if (!from) return false;
  const sameRow = Math.abs(to.top - from.top) < 12;
  return to.left < from.left && (sameRow || to.top < from.top);
}

test.describe('the desktop navigation', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('skip links first, then the header from the top bar to the actions', async ({ page }) => {
    await open(page);
    const skipLinks = page.locator('.skip-links');
    const [first, ...others] = [await tabStop(page), ...(await tabThrough(page, skipLinks))];
    expect([first, ...others].every((stop) => stop?.visible)).toBe(true);
    expect(others).toHaveLength(2);

    await page.keyboard.press('Shift+Tab');
    const header = page.locator('.site-header');
    await expectGoodWay(page, header);
  });

  test('each menu: into its panel, through all of it, and back by Escape', async ({ page }) => {
    await open(page);
    const openers = await page.locator('.site-header button[popovertarget]:visible').all();
    expect(openers.length).toBeGreaterThan(4);
    for (const opener of openers) {
      await opener.focus();
      await page.keyboard.press('Enter');
      const panel = page.locator(`#${await opener.getAttribute('popovertarget')}`);
      await expect(panel).toBeVisible();
      await expectGoodWay(page, panel);
      // With scripts the panel closes a moment after the focus has left it, without them it stays open.
      await opener.focus();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('the compact bar: the burger opens the menu, its menus open in it, Escape goes back step by step', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 900 });
    await open(page);
    const burger = page.locator('.burger.desktop-only');
    const navigation = page.locator('#menu-principal');
    await burger.focus();
    await page.keyboard.press('Enter');
    await expect(navigation).toBeVisible();
    await expectGoodWay(page, navigation);

    const opener = navigation.locator('button:visible').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = page.locator(`#${await opener.getAttribute('popovertarget')}`);
    await expect(panel).toBeVisible();
    await expectGoodWay(page, panel);
    await opener.focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(burger).toBeFocused();
  });
});

test.describe('through a page and back', () => {
  test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const address of [
    '/campus',
    '/formations/bts-gpn',
    '/formations/comparer?f=bts-gpn&f=bts-gemeau&f=mastere-rse',
  ])
    test(`nothing that has the focus is behind what stays at the top: ${address}`, async ({ page }) => {
      // Three hundred stops, each with two frames.
      test.skip(address === '/campus' && hasScripts() && !runsWholeMatrix, 'with test:all');
      await page.goto(address);
      if (hasScripts()) await enhanced(page);
      await page.locator('main a').first().focus();
      expect(await hiddenStops(page, 'Tab', '.site-footer')).toEqual([]);
      await page.locator('.site-footer a').last().focus();
      expect(await hiddenStops(page, 'Shift+Tab', '.site-header')).toEqual([]);
    });
});

/** Words of the elements the key comes to behind something that stays at the top, until the focus is in `end`. */
async function hiddenStops(page: Page, key: string, end: string): Promise<string[]> {
  const hidden: string[] = [];
  for (let steps = 0; steps < 300; steps += 1) {
    await page.keyboard.press(key);
    const { words, isBehind, isAtEnd } = await stopAtTop(page, end);
    if (isAtEnd) break;
    if (isBehind) hidden.push(words);
  }
  return hidden;
}

/** Whether the focused element is behind the header, or behind the names of compared programmes. */
function stopAtTop(page: Page, end: string): Promise<{ words: string; isBehind: boolean; isAtEnd: boolean }> {
  return page.evaluate(
    async ({ hasFrames, last }) => {
      // The bars follow a frame after the scrolling; without scripts they stay.
      if (hasFrames) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const element = document.activeElement;
      const [box] = element?.getClientRects() ?? [];
      if (!element || !box) return { words: '', isBehind: false, isAtEnd: true };
      const bars = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
      const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const names = onTop?.closest('.comparison-heads');
      // A region that scrolls is higher than the window.
      const fits = box.height < innerHeight - bars;
      return {
        words: (element.textContent ?? '').trim().slice(0, 40),
        isBehind: fits && ((box.top < bars && box.bottom > 0) || names?.contains(element) === false),
        isAtEnd: element.closest(last) !== null,
      };
    },
    { hasFrames: hasScripts(), last: end },
  );
}

test.describe('the mobile navigation', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the sidebar: each of its three views in order and complete, Escape returns to the view before', async ({
    page,
  }) => {
    await open(page);
    const burger = page.locator('.burger.mobile-only');
    const step = page.locator('#menu-principal .main-entries > li', {
      has: page.locator('.menu-view .menu-view'),
    });
    const openers = [burger, step.first().locator('> .main-entry')];
    const views: Locator[] = [];
    for (let level = 0; level < 3; level += 1) {
      const opener = openers[level] ?? views[1]?.locator('.menu-step').first();
      if (!opener) throw new Error('no way deeper');
      openers[level] = opener;
      await opener.focus();
      await page.keyboard.press('Enter');
      const view = page.locator(`#${await opener.getAttribute('popovertarget')}`);
      views.push(view);
      await expect(view).toBeVisible();
      await expectWayThroughView(page, view);
    }
    for (const [level, view] of [...views.entries()].reverse()) {
      await page.keyboard.press('Escape');
      await expect(view).toBeHidden();
      await expectFocusBack(page, openers[level] ?? burger, views[level - 1]);
    }
  });
});

/** Scripts set the focus into the view that opens; without them it comes next. */
async function expectWayThroughView(page: Page, view: Locator): Promise<void> {
  const inside = await view.evaluate((element) => element.contains(document.activeElement));
  await expectGoodWay(page, view, inside ? ((await focused(page)) ?? undefined) : undefined);
  await view.locator('button').first().focus();
}

/**
 * Browsers return the focus only to the button of the outermost popover (HTML Standard, "hide popover"). Scripts do it
 * for the nested ones; without them the focus continues after the button, in the view above.
 */
async function expectFocusBack(page: Page, opener: Locator, above: Locator | undefined): Promise<void> {
  if (!above || hasScripts()) return expect(opener).toBeFocused();
  const before = await indexesIn(above, reachable);
  const [openerIndex] = await indexesIn(opener.locator('..'), 'button');
  const next = await tabStop(page);
  expect(next?.index).toBe(before[before.indexOf(openerIndex ?? -1) + 1]);
}

async function tabStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  return focused(page);
}
