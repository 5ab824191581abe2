/** Back can show this page inside another page's document, whose content security policy blocks the form to the CRM. */
import { type RefObject, useRef } from 'react';
import { useBeforePaint } from '~/ui/enhancement';

/**
 * Loads the page's document if another page's is shown. A press on the form before it arrives would stop the loading.
 *
 * @returns reference of the element that nobody can press until then
 */
export function usePageDocument(): RefObject<HTMLDivElement> {
  const forms = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
    if (!loaded || !navigator.onLine) return;
    const { pathname } = new URL(loaded.name);
    // A browser whose `URL` has no `pathname` would reload the page endlessly (tests/matrices/missing-apis.spec.ts).
    if (pathname === undefined || pathname === location.pathname) return;
    if (forms.current) forms.current.inert = true;
    location.reload();
  }, []);
  return forms;
}
