/** JavaScript enhancements of the menus, which are native popovers and work without it. */
import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { uncoverPage } from '~/browser/page-cover';
import { isInPlace } from '~/site/in-place';
import { useBeforePaint, useEnhancement } from '~/ui/enhancement';

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

  useEnhancement(() => {
    const stopMarking = markOpenPopovers();
    document.addEventListener('beforetoggle', returnFocus, true);
    return () => {
      stopMarking();
      document.removeEventListener('beforetoggle', returnFocus, true);
    };
  }, []);
}

/** Browsers restore the focus when the outermost popover closes, not when a nested one does (HTML Standard). */
function returnFocus(event: Event): void {
  const { target, newState } = event as ToggleEvent;
  if (newState !== 'closed' || !(target instanceof HTMLElement)) return;
  if (!target.contains(document.activeElement)) return;
  const opener = openerOf(target);
  // The visitor may have moved the focus when this event comes, some time after the popover has closed.
  const restore = () => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || target.contains(activeElement);
    if (isLost) opener?.focus({ preventScroll: true });
  };
  target.addEventListener('toggle', restore, { once: true });
}

/**
 * Sets `data-open` on the button of each open popover, for the style sheets. With `:has()` the browser would search the
 * whole page at every change (docs/architecture.md, 'Parts near the viewport'), so they use it only without scripts.
 *
 * @returns stops updating the attributes
 */
function markOpenPopovers(): () => void {
  const onBeforeToggle = ({ target, newState }: Event & Partial<ToggleEvent>) => {
    if (target instanceof HTMLElement) mark(target, newState === 'open');
  };
  // Opened before hydration.
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) mark(popover, true);
  document.addEventListener('beforetoggle', onBeforeToggle, true);
  return () => document.removeEventListener('beforetoggle', onBeforeToggle, true);
}

/**
 * The button that opens a popover; if there are several, the visible one, because the menu has a burger on each device.
 */
function openerOf({ id }: HTMLElement): HTMLElement | null {
  const openers = [
    ...document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction="hide"])`),
  ];
  const isVisible = (opener: HTMLElement) => opener.getClientRects().length > 0;
  return openers.length === 1 ? (openers[0] ?? null) : (openers.find(isVisible) ?? null);
}

function mark(popover: HTMLElement, open: boolean): void {
  openerOf(popover)?.toggleAttribute('data-open', open);
}
