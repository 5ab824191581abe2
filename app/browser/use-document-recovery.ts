/** For the error page: recovery from an error that no route has thrown on purpose. */

import { wasServedFailed } from '~/framework/globals';
import { isThrownByRoute } from '~/site/error-data';
import { useEnhancement } from '~/ui/enhancement';
import { reloadGuard } from './reload-guard';

/**
 * A client navigation fails when the response is not loader data (no network, overload, a redirect). The document of
 * the same address is then loaded instead, at most once in 60 s. A document that was an error page stays.
 */
export function useDocumentRecovery(error: unknown): void {
  useEnhancement(() => {
    if (isThrownByRoute(error) || wasServedFailed()) return;
    if (reloadGuard.take(Date.now())) location.reload();
  }, [error]);
}
