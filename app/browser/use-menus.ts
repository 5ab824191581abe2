import { useLocation } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';
import { whenIdle } from './idle/when-idle';

/** Events of the header's first use. */
const firstUseEvents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Adds hover, arrow keys and focus handling to the header's menus; the code is loaded on first use or when idle. */
export function useMenus(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another layout, with a header or none
  useEnhancement(() => {
    const header = document.querySelector('.site-header');
    if (!header) return;
    let isUnmounted = false;
    let stopMenus = () => {};
    const stopWaiting = whenUsedOrIdle(header, () => {
      import('./menus/start-menus').then(
        ({ startMenus }) => {
          if (!isUnmounted) stopMenus = startMenus(header);
        },
        // The menus work without the code; `useChunkRecovery` handles the failure.
        () => {},
      );
    });
    return () => {
      isUnmounted = true;
      stopWaiting();
      stopMenus();
    };
  }, [pathname]);
}

/** @returns stops waiting */
function whenUsedOrIdle(header: Element, act: () => void): () => void {
  const stopWaiting = () => {
    stopIdleWait();
    for (const type of firstUseEvents) header.removeEventListener(type, actOnce);
  };
  const actOnce = () => {
    stopWaiting();
    act();
  };
  const stopIdleWait = whenIdle(actOnce);
  for (const type of firstUseEvents) header.addEventListener(type, actOnce, { passive: true });
  return stopWaiting;
}
