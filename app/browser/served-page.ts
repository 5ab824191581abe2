/**
 * The page as the server sent it, which scripts must never take away (docs/decisions/098-the-page-stays.md). When what
 * React shows of it fails as a whole, React removes the document's element; the one that was served is put back.
 */
import { pageRouter } from '~/framework/globals';

/** Every layout has it, and the error page of a route; what React leaves after a failure has not. */
const content = '#contenu';

/** Whether the page that is shown failed in the browser. A route that answered with an error did not. */
export function pageFailed(): boolean {
  return !import.meta.env.SSR && !pageRouter()?.state.errors;
}

/**
 * Called before React sees the document.
 *
 * @param stop ends React and the router; called at most once, when the page has failed
 */
export function keepServedPage(stop: () => void): void {
  const served = document.documentElement;
  const attributes = new Set(served.getAttributeNames());
  const address = pageAddress();
  // Called before anything else is painted.
  new MutationObserver((_, observer) => {
    if (isPage()) return;
    observer.disconnect();
    try {
      stop();
    } catch {
      // A failed effect may fail at its end, too; the page is put back all the same.
    }
    document.documentElement?.remove();
    document.append(served);
    // State that scripts gave to the style sheets no longer holds.
    for (const name of served.getAttributeNames()) if (!attributes.has(name)) served.removeAttribute(name);
    served.dataset.plain = '';
    history.scrollRestoration = 'auto';
    if (pageAddress() !== address) location.reload();
  }).observe(document, { childList: true });
}

function isPage(): boolean {
  try {
    return document.querySelector(content) !== null;
  } catch {
    // The missing API may be one that this code uses.
    return false;
  }
}

function pageAddress(): string {
  return location.pathname + location.search;
}
