/** The form of `/cookies`, as visitors send it. */
import type { Page } from 'playwright/test';

/**
 * Presses a button of the form and waits for the document in answer: leaving earlier aborts it, and a late document
 * replaces the next page.
 */
export async function pressChoice(page: Page, choice: 'accepter' | 'refuser' | 'choisir'): Promise<void> {
  // Not 'framenavigated', which scripts cause too, when they note the place of the scroll.
  const loaded = page.waitForEvent('load');
  await page.locator(`main button[value="${choice}"]`).click();
  await loaded;
}
