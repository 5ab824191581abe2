import { useLocation } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';
import { currentState } from './current-section';

/**
 * Marks the chrome's links to the current page, as the server has (`chrome-parts.server.tsx`): its markup stays when the
 * page changes without a reload.
 */
export function useMarkedLinks(): void {
  const { pathname } = useLocation();
  useEnhancement(() => {
    const chrome = document.querySelectorAll('#menu, #pied-de-page');
    for (const part of chrome) markLinks(part, pathname);
  }, [pathname]);
}

function markLinks(part: Element, pathname: string): void {
  for (const link of part.querySelectorAll('.menu-links a')) {
    mark(link, 'aria-current', link.getAttribute('href') === pathname ? 'page' : undefined);
  }
  for (const entry of part.querySelectorAll('.main-entry')) {
    // A menu represents the page of its overview link.
    const overview = entry.parentElement?.querySelector('.menu-more');
    const href = entry.getAttribute('href') ?? overview?.getAttribute('href') ?? '';
    mark(entry, entry.matches('a') ? 'aria-current' : 'data-current', currentState(pathname, href));
  }
}

function mark(element: Element, attribute: string, value: string | undefined): void {
  if (value) element.setAttribute(attribute, value);
  else element.removeAttribute(attribute);
}
