import { type RefObject, useRef } from 'react';
import { useBeforePaint } from '~/ui/enhancement';

/**
 * Loads the document of a page that is shown in another document, as Back may do: the policy of that one does not let
 * the form lead to the CRM. A press on the form before the document arrives would stop the loading.
 *
 * @returns reference of the element that nobody can press until then
 */
export function useOwnDocument(): RefObject<HTMLDivElement> {
  const forms = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
    if (!loaded || !navigator.onLine) return;
    // If this is unknown, the page would be reloaded endlessly.
    const { pathname = location.pathname } = new URL(loaded.name);
    if (pathname === location.pathname) return;
    if (forms.current) forms.current.inert = true;
    location.reload();
  }, []);
  return forms;
}
