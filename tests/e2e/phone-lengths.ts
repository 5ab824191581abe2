/** How long a page is on a phone of 360 by 740 px as it comes, with its parts folded. */
import type { Page } from 'playwright/test';

export const smallPhone = { width: 360, height: 740 };

/** Screens, by template. */
const longest: Partial<Record<string, number>> = { home: 9, campus: 9, programmes: 10 };

/** On its first screens a campus says whom to call. */
const screensToContact = 2;

/** What is too long, or too far down, in the current window. */
export async function tooLong(page: Page, template: string): Promise<string[]> {
  const most = longest[template];
  if (most === undefined) return [];
  const { length, contact } = await page.evaluate(async () => {
    document.querySelector('main')?.removeAttribute('data-on-sight');
    await document.fonts.ready;
    const number = document.querySelector('main a[href^="tel:"]');
    return {
      length: document.documentElement.scrollHeight / innerHeight,
      contact: number ? number.getBoundingClientRect().bottom / innerHeight : Number.POSITIVE_INFINITY,
    };
  });
  const found = length > most ? [`${length.toFixed(2)} screens, of at most ${most}`] : [];
  if (template === 'campus' && contact > screensToContact) {
    found.push(`nobody to call on the first ${screensToContact} screens, but after ${contact.toFixed(2)}`);
  }
  return found;
}
