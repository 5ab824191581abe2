/** What JavaScript adds to the menus, which are native popovers and work without it. */
import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useBeforePaint } from '~/browser/use-arrival';
import { isInPlace } from '~/site/in-place';
import { forgetCover, openerOf, sayWhatIsOpen } from './open-state';

/** Closes menus after a navigation without reload, and gives the focus back where the browser does not. */
export function useMenuComfort(): void {
  const { key, state } = useLocation();
  const stays = isInPlace(state);
  const shownKey = useRef(key);
  // Before the page that has come takes the focus: what lies behind an open sidebar cannot have it.
  useBeforePaint(() => {
    // Not on arrival: a menu opened before the scripts came stays open.
    if (shownKey.current === key) return;
    shownKey.current = key;
    // Filters that lie over their results stay while these change.
    if (stays) return;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
      // The focus belongs to the new page now, not to the button that opened the menu.
      if (open.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      open.hidePopover();
    }
    forgetCover();
  }, [key, stays]);

  useEffect(() => {
    const stopSaying = sayWhatIsOpen();
    document.addEventListener('beforetoggle', returnFocus, true);
    return () => {
      stopSaying();
      document.removeEventListener('beforetoggle', returnFocus, true);
    };
  }, []);
}

/** Browsers give the focus back when the outermost popover closes, not when a nested one does (HTML Standard). */
function returnFocus(event: Event): void {
  const { target, newState } = event as ToggleEvent;
  if (newState !== 'closed' || !(target instanceof HTMLElement) || !target.contains(document.activeElement)) {
    return;
  }
  const opener = openerOf(target);
  target.addEventListener('toggle', () => opener?.focus({ preventScroll: true }), { once: true });
}
