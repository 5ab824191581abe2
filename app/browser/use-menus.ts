import { useLocation } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';
import { whenWantedOrIdle } from './when-wanted';

/** Adds hover, arrow keys and focus handling to the header's menus; the code is loaded on first use or when idle. */
export function useMenus(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another layout, with a header or none
  useEnhancement(() => {
    const header = document.querySelector('.site-header');
    if (!header) return;
    let gone = false;
    let end = () => {};
    const cancel = whenWantedOrIdle(header, () => {
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
