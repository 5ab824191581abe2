/** When a page requests its scripts, and in which order they run. Inlined into every page by `late-scripts.tsx`. */

import { setLoadedRoutes } from '~/framework/globals';
import { isAbleBrowser } from './able-browser';

/** Id, and address of the module, of each matching route. */
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
    addEventListener(
      type,
      (event) => {
        if (!isResting(event)) begin();
      },
      { passive: true, signal: listeners.signal },
    );
  }
  addEventListener('load', () => afterFirstPaint(() => whenIdleWithinSecond(begin)));
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
    for (const address of modules) {
      loaded[address] = await import(/* @vite-ignore */ address);
      await nextTask();
    }
    for (const link of links) link.remove();
    setLoadedRoutes(Object.fromEntries(routes.map(([id, address]) => [id, loaded[address]])));
    await import(/* @vite-ignore */ entry);
  } catch {
    stayPlain();
  }
}

/** Lets the style sheets show what replaces the scripts. */
function stayPlain(): void {
  document.documentElement.dataset.plain = '';
}

/** Whether it is the move of no length that browsers report when a page appears below a resting pointer. */
function isResting({ type, movementX, movementY }: Partial<PointerEvent>): boolean {
  return type === 'pointermove' && !movementX && !movementY;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Calls back after the first contentful paint, which may follow `load`, and two more frames, so that the first picture
 * is painted too.
 */
function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(callback));
  }).observe({ type: 'paint', buffered: true });
}

/** Unlike `idle/when-idle.ts`, it never puts the page's scripts off for longer. */
function whenIdleWithinSecond(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if (self.requestIdleCallback) self.requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback);
}
