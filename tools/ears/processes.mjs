/** Walks through four processes of the site by keyboard, and notes the announcements on the way. */
import { listen } from './announcements.mjs';
import { spokenLines } from './spoken-lines.mjs';

/**
 * @import { Page } from 'playwright'
 * @typedef {(line: string) => void} Say
 */

/** Milliseconds in which a page makes its announcements, loading included. */
const announcementTime = 1500;

/** @param {Page} page @param {Say} say */
async function startWalk(page, say) {
  const announcements = await listen(page);
  /**
   * Takes a step, then notes the announcements and where the focus is.
   * @param {string} description @param {() => Promise<unknown>} act
   */
  return async (description, act) => {
    await act();
    await page.waitForTimeout(announcementTime);
    say(`\n> ${description}`);
    for (const line of await announcements()) say(`  says: ${line}`);
    const lines = await spokenLines(page);
    say(`  at: ${lines.findLast((line) => line.includes('ACTIF'))?.trim() ?? 'the page'}`);
  };
}

/** @param {Page} page */
const waitUntilEnhanced = (page) => page.locator('html[data-enhanced]').waitFor({ state: 'attached' });

/** @type {Record<string, (page: Page, say: Say) => Promise<void>>} */
export const processes = {
  async admissions(page, say) {
    await page.goto('/formations/bts-gpn');
    await waitUntilEnhanced(page);
    const step = await startWalk(page, say);
    const opener = page.locator('a[href^="/crm/brochure"]:visible').first();
    await step('Enter on the link to the brochure', async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
    });
    for (const line of await spokenLines(page, 'dialog[open]')) say(`    ${line}`);
    await step('Enter on the button, without a campus', () =>
      page.locator('dialog [type=submit]').press('Enter'),
    );
    await step('a campus is chosen', () => page.locator('dialog select[name=campus]').selectOption('lyon'));
    await step('another programme is typed', () => page.locator('dialog [role=combobox]').fill('eau'));
    await step('ArrowDown', () => page.keyboard.press('ArrowDown'));
    await step('Enter', () => page.keyboard.press('Enter'));
    await step('Escape', () => page.keyboard.press('Escape'));
  },
  async finder(page, say) {
    await page.goto('/formations');
    await waitUntilEnhanced(page);
    const step = await startWalk(page, say);
    await step('words are typed', () => page.getByRole('main').getByRole('searchbox').fill('eau'));
    const sector = page.getByRole('checkbox', { name: /^Eau/ });
    await step('a box is ticked', async () => {
      await sector.focus();
      await page.keyboard.press('Space');
    });
    await step('nothing fits', () => page.getByRole('main').getByRole('searchbox').fill('quxwvyzk'));
    await step('the first result is opened', async () => {
      await page.goto('/formations');
      await waitUntilEnhanced(page);
      await page.locator('main article .entry-link').first().press('Enter');
    });
    await step('Back', () => page.goBack());
  },
  async comparison(page, say) {
    await page.goto('/formations');
    await waitUntilEnhanced(page);
    const step = await startWalk(page, say);
    const boxes = page.getByRole('checkbox', { name: /^Comparer / });
    for (const turn of [0, 1, 2])
      await step(`box ${turn + 1}`, async () => {
        await boxes.nth(turn).focus();
        await page.keyboard.press('Space');
      });
    await step('compare', () => page.locator('.saved-bar [type=submit]').press('Enter'));
    for (const line of await spokenLines(page, 'main')) say(`    ${line}`);
    await step('one is removed', () =>
      page
        .getByRole('link', { name: /^Retirer/ })
        .first()
        .press('Enter'),
    );
  },
  async complaint(page, say) {
    await page.goto('/reclamation');
    await waitUntilEnhanced(page);
    const step = await startWalk(page, say);
    await step('sent empty', () =>
      page.locator('main form[action="/reclamation"] [type=submit]').press('Enter'),
    );
    for (const line of await spokenLines(page, 'main form[action="/reclamation"]')) say(`    ${line}`);
    await page.locator('[name=name]').fill('Camille Exemple');
    await page.locator('[name=email]').fill('camille@exemple.fr');
    await page.locator('[name=relation]').selectOption('learner');
    await page.locator('[name=facts]').fill('La salle 12 n’est pas chauffée depuis le mois de novembre.');
    await page.locator('[name=consent]').check();
    await step('sent', () => page.locator('main form[action="/reclamation"] [type=submit]').press('Enter'));
    for (const line of await spokenLines(page, 'main')) say(`    ${line}`);
  },
};
