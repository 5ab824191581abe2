/**
 * Open popovers as attributes for the style sheets: `data-open` on the button of an open popover, `data-over` on the
 * root element with the id of one that covers the page, or empty. With `:has()` the browser would search the whole
 * page at every change (docs/decisions/030-rendered-on-sight.md), so the style sheets use it only without scripts, when
 * `data-over` is absent.
 */

const openSelector = '[popover]:popover-open';

/** @returns stops updating the attributes */
export function markOpenPopovers(): () => void {
  const say = ({ target, newState }: Event & Partial<ToggleEvent>) => {
    if (target instanceof HTMLElement) mark(target, newState === 'open');
  };
  // Opened before hydration.
  for (const popover of document.querySelectorAll<HTMLElement>(openSelector)) mark(popover, true);
  document.addEventListener('beforetoggle', say, true);
  return () => document.removeEventListener('beforetoggle', say, true);
}

/** Clears the state: a popover that is removed with its page fires no `toggle` event. */
export function clearOpenState(): void {
  document.documentElement.dataset['over'] = '';
}

/**
 * The button that opens a popover; if there are several, the visible one, because the menu has a burger on each device.
 */
export function openerOf({ id }: HTMLElement): HTMLElement | null {
  const openers = [
    ...document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction="hide"])`),
  ];
  return openers.find((one) => openers.length === 1 || one.getClientRects().length > 0) ?? null;
}

function mark(popover: HTMLElement, open: boolean): void {
  openerOf(popover)?.toggleAttribute('data-open', open);
  if (!popover.dataset['covers']) return;
  if (open) document.documentElement.dataset['over'] = popover.id;
  else clearOpenState();
}
