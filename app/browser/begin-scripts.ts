/** When a page requests its scripts, and in which order they run. Inlined into every page by `late-scripts.tsx`. */

import { setLoadedRoutes } from '~/framework/globals';
import { isAbleBrowser } from './able-browser';

/** Id and module's address of each route that matches. */
type Routes = readonly (readonly [id: string, module: string])[];

/**
 * Requests the scripts when the page is loaded and painted and the browser is idle, or at the first pointer, key or
 * touch event. Until then links and forms work natively.
 *
 * @param modules addresses of the routes' modules and their dependencies, dependencies first
 * @param entry address of the entry that hydrates the page
 */
export function beginScripts(routes: Routes, modules: readonly string[], entry: string): void {
  if (!isAbleBrowser()) {
    stayPlain();
    return;
  }
  const listeners = new AbortController();
  const begin = () => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    void runScripts(routes, modules, entry);
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown']) {
    addEventListener(type, (event) => isResting(event) || begin(), {
      passive: true,
      signal: listeners.signal,
    });
  }
  addEventListener('load', () => afterPaint(() => whenIdle(begin)));
}

/**
 * Fetches all files at once and runs them one by one, dependencies first: run in one task they would block a phone for
 * a tenth of a second. The links are removed again before React compares the document. If a file cannot be loaded or
 * run, the page stays as the server rendered it.
 */
async function runScripts(routes: Routes, modules: readonly string[], entry: string): Promise<void> {
  const links = [...modules, entry].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
  document.head.append(...links);
  const loaded: Record<string, unknown> = {};
  try {
    for (const file of modules) {
      loaded[file] = await import(/* @vite-ignore */ file);
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const link of links) link.remove();
    const byId = Object.fromEntries(routes.map(([id, file]) => [id, loaded[file]]));
    setLoadedRoutes(byId);
    await import(/* @vite-ignore */ entry);
  } catch {
    stayPlain();
  }
}

/** Style sheets show the replacements for scripts that are not loaded. */
function stayPlain(): void {
  document.documentElement.dataset.plain = '';
}

/** Browsers report a move of no length when a page appears below a resting pointer. */
function isResting({ type, movementX, movementY }: Partial<PointerEvent>): boolean {
  return type === 'pointermove' && !movementX && !movementY;
}

/**
 * After the first contentful paint and two more frames, so that the picture is painted too: `load` may come before the
 * first paint.
 */
function afterPaint(then: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(then));
  }).observe({ type: 'paint', buffered: true });
}

function whenIdle(then: () => void): void {
  // Safari has no requestIdleCallback.
  if (self.requestIdleCallback) self.requestIdleCallback(then, { timeout: 1000 });
  else setTimeout(then);
}
