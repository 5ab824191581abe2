import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { whenWantedOrIdle } from './when-wanted';

/** Brings hover, arrow keys and focus to the native menus of the header, once the code for it is wanted. */
export function useMenus(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another layout, with a header or none
  useEffect(() => {
    const header = document.querySelector('.site-header');
    if (!header) return;
    let gone = false;
    let end = () => {};
    const cancel = whenWantedOrIdle(header, () => {
      import('./menus/start-menus').then(
        ({ startMenus }) => {
          if (!gone) end = startMenus(header);
        },
        // The menus work without it; `useChunkRecovery` has heard of the failure.
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
