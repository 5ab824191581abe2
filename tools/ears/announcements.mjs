/** The announcements of a page: the changes of its live regions, each when it happens. */

/** @import { Page } from 'playwright' */

/**
 * Listens from now on, in the present document. A region that was there before is read after each
 * change; one that arrives with words is read if it is an alert, and otherwise noted as unheard.
 *
 * @param {Page} page @returns {Promise<() => Promise<string[]>>} what was said since the last time it was asked
 */
export async function listen(page) {
  await page.evaluate(watchRegions);
  return () =>
    page.evaluate(
      () => /** @type {{ heard?: string[] }} */ (/** @type {unknown} */ (window)).heard?.splice(0) ?? [],
    );
}

/** Runs in the page. */
function watchRegions() {
  const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  /** @type {Map<Element, string>} */
  const lastTexts = new Map();
  /** @type {string[]} */
  const heard = [];
  Object.assign(window, { heard });
  const readRegions = (/** @type {boolean} */ isFirst) => {
    for (const region of document.querySelectorAll(regions)) {
      const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
      const lastText = lastTexts.get(region);
      lastTexts.set(region, text);
      if (isFirst || text === (lastText ?? '')) continue;
      const isHeard = lastText !== undefined || region.getAttribute('role') === 'alert';
      if (text !== '') heard.push(isHeard ? text : `unheard: ${text}`);
    }
  };
  readRegions(true);
  new MutationObserver(() => readRegions(false)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
