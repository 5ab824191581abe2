/**
 * Open popovers for the style sheets: `data-open` on the button of an open popover. With `:has()` the browser would
 * search the whole page at every change (docs/architecture.md, 'Parts near the viewport'), so the style sheets use it
 * only without scripts.
 */

const openSelector = '[popover]:popover-open';

/** @returns stops updating the attributes */
export function markOpenPopovers(): () => void {
  const onBeforeToggle = ({ target, newState }: Event & Partial<ToggleEvent>) => {
    if (target instanceof HTMLElement) mark(target, newState === 'open');
  };
  // Opened before hydration.
  for (const popover of document.querySelectorAll<HTMLElement>(openSelector)) mark(popover, true);
  document.addEventListener('beforetoggle', onBeforeToggle, true);
  return () => document.removeEventListener('beforetoggle', onBeforeToggle, true);
}

/**
 * The button that opens a popover; if there are several, the visible one, because the menu has a burger on each device.
 */
export function openerOf({ id }: HTMLElement): HTMLElement | null {
  const openers = [
    ...document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction="hide"])`),
  ];
  const isVisible = (opener: HTMLElement) => opener.getClientRects().length > 0;
  return openers.length === 1 ? (openers[0] ?? null) : (openers.find(isVisible) ?? null);
}

function mark(popover: HTMLElement, open: boolean): void {
  openerOf(popover)?.toggleAttribute('data-open', open);
}
