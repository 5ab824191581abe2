/** Prefetches code and data of a page when a visitor hovers or focuses a link to it: one page at a time. */

import { PrefetchPageLinks, useLocation } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { closestLink } from './closest-link';
import { loadsDocuments, pageAddress } from './link-destination';
import { loadRouteModules } from './route-modules';

/** Milliseconds a pointer rests on a link before its page is prefetched. */
const restingTime = 80;

export function PrefetchOnIntent() {
  const page = useIntendedPage();
  return page === null ? null : <PrefetchPageLinks page={page} />;
}

/** The page to prefetch next, once its code is loaded. */
function useIntendedPage(): string | null {
  const [page, setPage] = useState<string | null>(null);
  /** What the visitor last pointed at on this page. */
  const intended = useRef<string | null>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page has changed
  useEnhancement(() => {
    intended.current = null;
    setPage(null);
  }, [key]);

  useEnhancement(() => {
    let timer = 0;
    const prefetch = (event: Event) => {
      const to = addressToPrefetch(event);
      if (to === null || to === intended.current) return;
      intended.current = to;
      // The router's own prefetch would reload the page if the code could not be loaded.
      Promise.resolve(loadRouteModules(new URL(to, location.href).pathname)).then(
        () => intended.current === to && setPage(to),
        () => {},
      );
    };
    const prefetchSoon = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') timer = window.setTimeout(() => prefetch(event), restingTime);
    };
    document.addEventListener('pointerover', prefetchSoon);
    document.addEventListener('focusin', prefetch);
    document.addEventListener('touchstart', prefetch, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', prefetchSoon);
      document.removeEventListener('focusin', prefetch);
      document.removeEventListener('touchstart', prefetch);
    };
  }, []);

  return page;
}

function addressToPrefetch(event: Event): string | null {
  const link = closestLink(event);
  if (!link || link.element.hasAttribute('hreflang') || savesData()) return null;
  if (!navigator.onLine || loadsDocuments()) return null;
  return pageAddress(link.href, location.href)?.split('#', 1)[0] ?? null;
}

/** Network Information API, where the browser has it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
