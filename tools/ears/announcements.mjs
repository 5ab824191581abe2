/** The announcements of a page: the changes of its live regions, each when it happens. */

/** @import { Page } from 'playwright' */

/**
 * Listens from now on, in the present document. A region that was there before is read after each
 * change; one that arrives with words is read if it is an alert, and otherwise noted as unheard.
 *
 * @param {Page} page @returns {Promise<() => Promise<string[]>>} what was said since the last time it was asked
 */
export async function listen(page) {
  await page.evaluate(watch);
  return () =>
    page.evaluate(
      () => /** @type {{ heard?: string[] }} */ (/** @type {unknown} */ (window)).heard?.splice(0) ?? [],
    );
}

/** In the page. */
function watch() {
  const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  /** @type {Map<Element, string>} */
  const said = new Map();
  /** @type {string[]} */
  const heard = [];
  Object.assign(window, { heard });
  const look = (/** @type {boolean} */ first) => {
    for (const region of document.querySelectorAll(regions)) {
      const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
      const before = said.get(region);
      said.set(region, text);
      if (first || text === (before ?? '')) continue;
      const isHeard = before !== undefined || region.getAttribute('role') === 'alert';
      if (text !== '') heard.push(isHeard ? text : `unheard: ${text}`);
    }
  };
  look(true);
  new MutationObserver(() => look(false)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
