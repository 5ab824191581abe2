import { useEnhancement } from '~/ui/enhancement';

/**
 * Loads the document of the page where it is shown in another one's, as Back may: the policy of that one does not let
 * the form lead to the CRM (decision 100).
 */
export function useOwnDocument(): void {
  useEnhancement(() => {
    const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
    if (!loaded || !navigator.onLine) return;
    if (new URL(loaded.name).pathname !== location.pathname) location.reload();
  }, []);
}
