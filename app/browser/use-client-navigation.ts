/** Turns clicks on plain links into client navigations. */

import { useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { closestLink } from './closest-link';
import { clientDestination } from './link-click';
import { prefersReducedMotion } from './reduced-motion';
import { reloadGuard } from './reload-guard';
import { loadRouteModules } from './route-modules';
import { routeTo } from './route-to';

/** @returns whether the code of the next page is loading, which the router does not know */
export function useClientNavigation(): boolean {
  const [preparing, setPreparing] = useState(false);

  useEnhancement(() => {
    /** Counts clicks: only the last of several in a row is followed. */
    let clicks = 0;

    const go = (to: string) => {
      routeTo(to, {
        replace: to === location.pathname + location.search,
        viewTransition: document.visibilityState === 'visible' && !prefersReducedMotion(),
      });
      // Once the router says that it is loading: between code and data nothing has ended.
      setTimeout(setPreparing, 0, false);
    };

    const follow = (event: MouseEvent) => {
      const to = destinationOf(event);
      if (to === null) return;
      clicks += 1;
      const click = clicks;
      const loading = loadRouteModules(new URL(to, location.href).pathname);
      if (loading) {
        setPreparing(true);
        loading.then(() => click === clicks && go(to)).catch(() => click === clicks && loadDocument(to));
      } else go(to);
      // Last: a failure before this line leaves the link to the browser.
      event.preventDefault();
    };
    const forget = () => {
      clicks += 1;
      setPreparing(false);
    };

    document.addEventListener('click', follow);
    window.addEventListener('popstate', forget);
    window.addEventListener('pageshow', forget);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', forget);
      window.removeEventListener('pageshow', forget);
    };
  }, []);

  return preparing;
}

/** @returns path, query and hash of the client navigation, or null when the browser handles the click */
export function destinationOf(event: MouseEvent): string | null {
  const link = closestLink(event);
  if (!link) return null;
  const { element, href } = link;
  return clientDestination(
    {
      href,
      target: element.getAttribute('target'),
      download: element.hasAttribute('download'),
      language: element.getAttribute('hreflang'),
      button: event.button,
      modified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
      taken: event.defaultPrevented,
    },
    {
      href: location.href,
      language: document.documentElement.lang,
      // Offline, the service worker serves visited pages and the offline page.
      online: navigator.onLine || Boolean(navigator.serviceWorker?.controller),
      // In a preview each page is a document, because the bar describes that page.
      documentsOnly: reloadGuard.isClosed(Date.now()) || 'preview' in document.documentElement.dataset,
    },
  );
}

/** The page's code could not be loaded: the server may have a newer build, so the document is loaded. */
function loadDocument(to: string): void {
  reloadGuard.take(Date.now());
  location.assign(to);
}
