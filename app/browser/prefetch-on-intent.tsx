/** Prefetches code and data of a page when a visitor hovers or focuses a link to it: one page at a time. */

import { PrefetchPageLinks, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { closestLink } from './closest-link';
import { loadRouteModules, pageAddress } from './navigation';
import { reloadGuard } from './recovery';

/** Milliseconds a pointer rests on a link before its page is prefetched. */
const intent = 80;

export function PrefetchOnIntent() {
  const page = useIntendedPage();
  return page === null ? null : <PrefetchPageLinks page={page} />;
}

/** The page to prefetch next, once its code is loaded. */
function useIntendedPage(): string | null {
  const [page, setPage] = useState<string | null>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgotten whenever the page changes
  useEnhancement(() => setPage(null), [key]);

  useEnhancement(() => {
    let timer = 0;
    let wanted: string | null = null;
    const want = (event: Event) => {
      const to = addressToPrefetch(event);
      if (to === null || to === wanted) return;
      wanted = to;
      // The router's own prefetch would reload the page if the code could not be loaded.
      Promise.resolve(loadRouteModules(new URL(to, location.href).pathname)).then(
        () => wanted === to && setPage(to),
        () => {},
      );
    };
    const hover = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') timer = window.setTimeout(() => want(event), intent);
    };
    document.addEventListener('pointerover', hover);
    document.addEventListener('focusin', want);
    document.addEventListener('touchstart', want, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', hover);
      document.removeEventListener('focusin', want);
      document.removeEventListener('touchstart', want);
    };
  }, []);

  return page;
}

function addressToPrefetch(event: Event): string | null {
  const link = closestLink(event);
  if (!link || link.element.hasAttribute('hreflang') || savesData()) return null;
  if (!navigator.onLine || reloadGuard.isClosed(Date.now())) return null;
  const to = pageAddress(link.href, location.href);
  // The admissions buttons of every page open the pop-in.
  return to?.startsWith('/crm/') ? null : (to?.split('#', 1)[0] ?? null);
}

/** Network Information API, where the browser has it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
