/** Pages that are laid out and not painted: for tests that measure boxes on many of them. */
import type { Page } from 'playwright/test';

/**
 * Painting is half of the work of a page that is only measured. Transparency changes no box, nor the default result of
 * `checkVisibility`.
 */
export async function leaveUnpainted(page: Page): Promise<void> {
  await page.addInitScript(unpainted);
}

/** Runs in the page, before its own scripts. */
export function unpainted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Shows a page that was left unpainted, and has no sheets added by script. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
