import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { mayReload } from './chunk-failure';
import { reloadGuard } from './reload-guard';

/** Reloads the page when one of its chunks cannot be loaded: at most once in 60 s, and never over a form in use. */
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
      if (!mayReload({ online: navigator.onLine, touched: touched.current })) return;
      if (reloadGuard.take(Date.now())) location.reload();
    };
    document.addEventListener('input', touch);
    window.addEventListener('vite:preloadError', recover);
    return () => {
      document.removeEventListener('input', touch);
      window.removeEventListener('vite:preloadError', recover);
    };
  }, []);
}
