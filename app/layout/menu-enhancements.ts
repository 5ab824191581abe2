/** JavaScript enhancements of the menus, which are native popovers and work without it. */
import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { uncoverPage } from '~/browser/page-cover';
import { isInPlace } from '~/site/in-place';
import { useBeforePaint, useEnhancement } from '~/ui/enhancement';
import { watchPopoverOpeners } from './popover-openers';

/** Closes menus after a client navigation, and restores the focus where the browser does not. */
export function useMenuEnhancements(): void {
  const { key, state } = useLocation();
  const isFilterChange = isInPlace(state);
  const shownKey = useRef(key);
  // Before the new page takes the focus: elements behind an open sidebar cannot be focused.
  useBeforePaint(() => {
    // Not on the first load: a menu opened before hydration stays open.
    if (shownKey.current === key) return;
    shownKey.current = key;
    // Filters that overlay their results stay open while the results change.
    if (isFilterChange) return;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
      // The new page has the focus now, not the button that opened the menu.
      if (open.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      open.hidePopover();
    }
    uncoverPage();
  }, [key, isFilterChange]);

  useEnhancement(() => watchPopoverOpeners(), []);
}
