/** The part of a programme that is visible without scrolling, and the length of its page. */
import type { Page } from 'playwright/test';

export const screens = {
  'a phone': { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  'a desktop': { viewport: { width: 1440, height: 900 } },
};

/** Answers, the choice of a campus or the first action that are not on the first screen. */
export function belowTheFold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect();
    const fold = bar && bar.height > 0 ? bar.top : innerHeight;
    const importantParts = document.querySelectorAll(
      'dl.decision > div, #mon-campus, .programme-next .sheet-actions li:first-child',
    );
    return [...importantParts]
      .map((element) => ({ element, bottom: element.getBoundingClientRect().bottom }))
      .filter(({ bottom }) => bottom > fold)
      .map(
        ({ element, bottom }) =>
          `“${element.textContent?.slice(0, 30)}” ends ${Math.round(bottom - fold)} px below`,
      );
  });
}

/** The length of a page in screens, fully rendered. */
export function screensHigh(page: Page): Promise<number> {
  return page.evaluate(() => {
    // Parts that are not rendered yet would count with their estimated height.
    document.querySelector('main')?.removeAttribute('data-on-sight');
    return document.documentElement.scrollHeight / innerHeight;
  });
}
