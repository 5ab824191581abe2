/** Recovery of a page that fails: it is loaded again as a document. */
import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { wasServedFailed } from '~/framework/globals';
import { isThrownByRoute } from '~/site/error-data';
import { useEnhancement } from '~/ui/enhancement';
import { reloadGuard } from './reload-guard';

/** Loads the document of a chosen link whose page cannot be shown without it. */
export function loadDocument(to: string): void {
  reloadGuard.take(Date.now());
  location.assign(to);
}

/**
 * Reloads the page when one of its chunks cannot be loaded. Not while a form is in use: the page works without the
 * chunk, and a reload would lose what was entered.
 */
export function useChunkRecovery(): void {
  const formInUse = useRef(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEnhancement(() => {
    formInUse.current = false;
  }, [key]);

  useEnhancement(() => {
    const noteInput = () => {
      formInUse.current = true;
    };
    const recover = () => {
      if (!formInUse.current) reload();
    };
    document.addEventListener('input', noteInput);
    window.addEventListener('vite:preloadError', recover);
    return () => {
      document.removeEventListener('input', noteInput);
      window.removeEventListener('vite:preloadError', recover);
    };
  }, []);
}

/**
 * Loads the document of the error page's address: a client navigation fails when the response is not loader data (no
 * network, overload, a redirect). Not for a document that was an error page, nor for an error that a route threw on
 * purpose.
 */
export function useDocumentRecovery(error: unknown): void {
  useEnhancement(() => {
    if (!isThrownByRoute(error) && !wasServedFailed()) reload();
  }, [error]);
}

/** Not offline, where a reload would only replace the page by the browser's own. */
function reload(): void {
  if (navigator.onLine && reloadGuard.take(Date.now())) location.reload();
}
