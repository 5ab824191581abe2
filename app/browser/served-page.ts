/**
 * The page as the server sent it, which scripts must never remove (docs/architecture.md, 'The page stays'). If React's
 * whole tree fails, React removes the document's element; this code restores the served one.
 */
import { pageRouter } from '~/framework/globals';

/** Every layout and error page of a route has it; the document that React leaves after a failure does not. */
const contentSelector = '#contenu';

/** Whether the page failed in the browser, as opposed to a route that answered with an error. */
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
    if (hasContent()) return;
    observer.disconnect();
    try {
      stop();
    } catch {
      // A failed effect may also fail in its cleanup; the page is restored anyway.
    }
    document.documentElement?.remove();
    document.append(served);
    // What scripts have set for the style sheets is no longer true.
    for (const name of served.getAttributeNames()) {
      if (!attributes.has(name)) served.removeAttribute(name);
    }
    served.dataset.plain = '';
    history.scrollRestoration = 'auto';
    if (pageAddress() !== address) location.reload();
  }).observe(document, { childList: true });
}

function hasContent(): boolean {
  try {
    return document.querySelector(contentSelector) !== null;
  } catch {
    // The missing API may be one that this code uses.
    return false;
  }
}

function pageAddress(): string {
  return location.pathname + location.search;
}
