/**
 * The first visit of every template with scripts, on a phone and on a desktop: its cost, its movements, and axe's
 * findings. Every message says whether a page is "over budget" or something "could not be measured".
 */
import type { Page } from 'playwright/test';
import { runsWholeMatrix } from '../matrices/sample';
import { expectAccessible } from './axe';
import { budgets, type Cost, costLine, costOf, overBudget } from './budget';
import { withPictures } from './chromium';
import { visitAsFirst } from './first-visits';
import { expect, test } from './fixtures';
import { unfold } from './layout-checks';
import { errorStatuses, screenForAxe, screens, type TemplatePage, usualPages } from './templates';

/** Editors and reviewers see every block at once; the CRM is another site. */
const withoutBudget = ['gallery', 'demo-crm', 'demo-registration'];

test.use({ launchOptions: withPictures, allowedStatuses: errorStatuses });

for (const name of ['phone', 'desktop'] as const) {
  const { deviceScaleFactor, ...viewport } = screens[name];

  test.describe(`on a ${name}`, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const [index, visited] of usualPages.entries()) {
      const { template, address } = visited;
      // In the gate on one of the two screens, by turns.
      const isTurn = runsWholeMatrix || (index % 2 === 0) === (name === 'phone');
      const hasBudget = isTurn && !withoutBudget.includes(template);
      const isForAxe = screenForAxe(visited, true) === name;
      if (!hasBudget && !isForAxe) continue;

      test(template, async ({ page }) => {
        if (hasBudget) {
          const cost = await measure(page, visited, budgets[name]);
          console.log(costLine(`${template}, ${name}`, cost));
          expect.soft(overBudget(cost, budgets[name]), `${address}, ${name}: over budget`).toEqual([]);
        } else {
          await page.goto(address);
        }
        if (name === 'desktop')
          await expect
            .soft(page.locator('.phone-fold > summary:visible'), `${address}: folded on a desktop`)
            .toHaveCount(0);
        if (!isForAxe) return;
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await unfold(page);
        // The measurement scrolled the page: an element half under the bar is not a small target.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page, `${address} at ${viewport.width} px, with scripts: axe`);
      });
    }
  });
}

async function measure(page: Page, { address, status }: TemplatePage, { total }: Cost): Promise<Cost> {
  try {
    await visitAsFirst(page, address, status);
    return await costOf(page, total);
  } catch (error) {
    throw new Error(`could not be measured: ${address}`, { cause: error });
  }
}
