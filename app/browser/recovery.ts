/**
 * The one rule of recovery: what fails loads the document, at most once in 60 s (specification §4, §9), so that a
 * failure that stays makes no loop.
 */
import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { wasServedFailed } from '~/framework/globals';
import { isThrownByRoute } from '~/site/error-data';
import { useEnhancement } from '~/ui/enhancement';

/** Milliseconds between two reloads. */
const pause = 60_000;
const storageKey = 'reload-guard';

/** For a link the visitor has chosen whose page cannot be shown without its document. */
export function loadDocument(to: string): void {
  reloadGuard.take(Date.now());
  location.assign(to);
}

/**
 * Reloads the page when one of its chunks cannot be loaded. Not while a form is in use: the page works without the
 * chunk, and a reload would lose what was entered.
 */
export function useChunkRecovery(): void {
  const touched = useRef(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEnhancement(() => {
    touched.current = false;
  }, [key]);

  useEnhancement(() => {
    const touch = () => {
      touched.current = true;
    };
    const recover = () => {
      if (!touched.current) reload();
    };
    document.addEventListener('input', touch);
    window.addEventListener('vite:preloadError', recover);
    return () => {
      document.removeEventListener('input', touch);
      window.removeEventListener('vite:preloadError', recover);
    };
  }, []);
}

/**
 * For the error page. A client navigation fails when the response is not loader data (no network, overload, a
 * redirect): the document of the same address is loaded. A document that was an error page, and an error that a route
 * threw on purpose, stay.
 */
export function useDocumentRecovery(error: unknown): void {
  useEnhancement(() => {
    if (!isThrownByRoute(error) && !wasServedFailed()) reload();
  }, [error]);
}

/** Offline, a reload would only replace the page by the browser's own. */
function reload(): void {
  if (navigator.onLine && reloadGuard.take(Date.now())) location.reload();
}

export interface ReloadGuard {
  /** A reload happened less than 60 s ago: no second one, and links load documents. */
  isClosed(now: number): boolean;
  /** Requests the reload; true at most once in 60 s. */
  take(now: number): boolean;
}

/** @param storage of this tab; without one, reloads cannot be counted and are not allowed */
export function createReloadGuard(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ReloadGuard {
  const isClosed = (now: number) => {
    const last = Number(storage().getItem(storageKey) ?? Number.NaN);
    // A time in the future is ignored: the clock was set back.
    return last <= now && now - last < pause;
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
