/** How long a page is on a phone of 390 by 844 px as it comes, with its parts folded, and where its first result is. */
import type { Page } from 'playwright/test';

export const usualPhone = { width: 390, height: 844 };

/** How many screens a page of a template may have: pages that list entries, and the home page. */
const maxLengths: Partial<Record<string, number>> = {
  home: 8,
  campus: 8,
  programmes: 8,
  panorama: 8,
  campuses: 8,
  agenda: 8,
  news: 8,
  'news-page': 8,
  blog: 8,
  works: 8,
  offers: 8,
  careers: 8,
  prices: 8,
  plan: 8,
  search: 8,
  alumni: 8,
};

/** The name of the first result of each list: above the bar of the first screen. */
const firstResults: Partial<Record<string, string>> = {
  programmes: '.finder-results article :is(h3, h4)',
  panorama: '.study-line a',
  campuses: '.france-map a',
  agenda: '.agenda article h3',
  news: '.article-grid article :is(h2, h3)',
  blog: '.article-grid article :is(h2, h3)',
  works: '.article-grid article :is(h2, h3)',
  offers: '.offer-rows article h3',
  careers: '.entry-rows article h3',
  prices: '.prices-list a',
  search: '.results h3',
};

/** Templates with a limit here, which a test compares with those there are. */
export const measuredTemplates: readonly string[] = Object.keys({ ...maxLengths, ...firstResults });

/** On its first screens a campus says whom to call. */
const screensToContact = 2;

/** The templates that are lists. */
export const lists: readonly string[] = Object.keys(firstResults);

/** What is too long, or too far down, in the current window. Of a question no first result is expected: chips come first. */
export async function tooLong(page: Page, template: string, isQuestion = false): Promise<string[]> {
  const maxLength = maxLengths[template];
  const problems = isQuestion ? [] : await tooFarDown(page, template);
  if (maxLength === undefined) return problems;
  await layOutWhole(page);
  const { length, contact } = await page.evaluate(() => {
    const number = document.querySelector('main a[href^="tel:"]');
    return {
      length: document.documentElement.scrollHeight / innerHeight,
      contact: number ? number.getBoundingClientRect().bottom / innerHeight : Number.POSITIVE_INFINITY,
    };
  });
  if (length > maxLength) problems.push(`${length.toFixed(2)} screens, of at most ${maxLength}`);
  if (template === 'campus' && contact > screensToContact) {
    problems.push(`nobody to call on the first ${screensToContact} screens, but after ${contact.toFixed(2)}`);
  }
  return problems;
}

/** A list whose first result does not end on the first screen of the current window. */
export async function tooFarDown(page: Page, template: string): Promise<string[]> {
  const selector = firstResults[template];
  if (selector === undefined) return [];
  await layOutWhole(page);
  const first = await page.evaluate((result) => {
    const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect();
    const fold = bar && bar.height > 0 ? bar.top : innerHeight;
    const title = document.querySelector(result);
    if (!title) return null;
    const { top, bottom } = title.getBoundingClientRect();
    // Two lines say what it is: an agenda may begin with a longer title, which depends on the day.
    const twoLines = 2 * Number.parseFloat(getComputedStyle(title).lineHeight);
    return Math.round(Math.min(bottom, top + twoLines) - fold);
  }, selector);
  if (first === null) return [`no first result: ${selector}`];
  return first > 0 ? [`the first result ends ${first} px below the first screen`] : [];
}

/** Gives every part its real height, also those that a browser lays out on sight. */
async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.querySelector('main')?.removeAttribute('data-on-sight');
    await document.fonts.ready;
  });
}
