/**
 * The page as the server sent it, which scripts must never remove (docs/architecture.md, 'The page stays'). If React's
 * whole tree fails, React removes the document's element; this code restores the served one.
 */
import { pageRouter } from '~/framework/globals';

/**
 * Every layout has it, and so has the error page of a route; the document that React leaves after a failure does not.
 */
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
  // Called before the next paint.
  new MutationObserver((_, observer) => {
    if (isPage()) return;
    observer.disconnect();
    try {
      stop();
    } catch {
      // A failed effect may also fail in its cleanup; the page is restored anyway.
    }
    document.documentElement?.remove();
    document.append(served);
    // State that scripts set for the style sheets is no longer valid.
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
