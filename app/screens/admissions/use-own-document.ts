import { useEnhancement } from '~/ui/enhancement';

/**
 * Loads the document of a page that is shown in another document, as Back may do: the policy of that one does not let
 * the form lead to the CRM (decision 100).
 */
export function useOwnDocument(): void {
  useEnhancement(() => {
    const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
    if (!loaded || !navigator.onLine) return;
    // If this is unknown, the page would be reloaded endlessly.
    const { pathname = location.pathname } = new URL(loaded.name);
    if (pathname !== location.pathname) location.reload();
  }, []);
}
