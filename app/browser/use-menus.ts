import { useLocation } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';
import { whenIdle } from './idle/when-idle';

/** The first touch of the header. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Adds hover, arrow keys and focus handling to the header's menus; the code is loaded on first use or when idle. */
export function useMenus(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another layout, with a header or none
  useEnhancement(() => {
    const header = document.querySelector('.site-header');
    if (!header) return;
    let gone = false;
    let end = () => {};
    const cancel = whenTouchedOrIdle(header, () => {
      import('./menus/start-menus').then(
        ({ startMenus }) => {
          if (!gone) end = startMenus(header);
        },
        // The menus work without it; `useChunkRecovery` handles the failure.
        () => {},
      );
    });
    return () => {
      gone = true;
      cancel();
      end();
    };
  }, [pathname]);
}

/** @returns stops waiting */
function whenTouchedOrIdle(header: Element, act: () => void): () => void {
  const stop = () => {
    stopWaiting();
    for (const sign of signs) header.removeEventListener(sign, once);
  };
  const once = () => {
    stop();
    act();
  };
  const stopWaiting = whenIdle(once);
  for (const sign of signs) header.addEventListener(sign, once, { passive: true });
  return stop;
}
