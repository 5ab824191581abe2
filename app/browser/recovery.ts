/**
 * The rule of recovery: a page that fails is loaded again as a document, at most once in 60 s (specification §4, §9),
 * so that a lasting failure makes no loop.
 */
import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { wasServedFailed } from '~/framework/globals';
import { isThrownByRoute } from '~/site/error-data';
import { useEnhancement } from '~/ui/enhancement';

/** Milliseconds between two reloads. */
const reloadPause = 60_000;
const storageKey = 'reload-guard';

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

interface ReloadGuard {
  /** A reload happened less than 60 s ago: no second one, and links load documents. */
  isClosed(now: number): boolean;
  /** Whether a reload is allowed now: at most once in 60 s. */
  take(now: number): boolean;
}

/** @param storage of this tab; without one, reloads cannot be counted and are not allowed */
export function createReloadGuard(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ReloadGuard {
  const isClosed = (now: number) => {
    const last = Number(storage().getItem(storageKey) ?? Number.NaN);
    // A time in the future is ignored: the clock was set back.
    return last <= now && now - last < reloadPause;
  };
  return {
    isClosed(now) {
      try {
        return isClosed(now);
      } catch {
        return false;
      }
    },
    take(now) {
      try {
        if (isClosed(now)) return false;
        storage().setItem(storageKey, String(now));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The guard of this tab. */
export const reloadGuard = createReloadGuard(() => sessionStorage);
