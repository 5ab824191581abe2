import { useEnhancement } from '~/ui/enhancement';

/**
 * Loads the document of the page where it is shown in another one's, as Back may: the policy of that one does not let
 * the form lead to the CRM (decision 100).
 */
export function useOwnDocument(): void {
  useEnhancement(() => {
    const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
    if (!loaded || !navigator.onLine) return;
    // Where nobody can say, the page would be loaded again for ever.
    const { pathname = location.pathname } = new URL(loaded.name);
    if (pathname !== location.pathname) location.reload();
  }, []);
}
