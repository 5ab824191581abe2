/** The buttons that open popovers: each is marked while its popover is open, and gets the focus back. */

/** @returns stops marking them and returning the focus */
export function watchPopoverOpeners(): () => void {
  const stopMarking = markOpeners();
  document.addEventListener('beforetoggle', returnFocus, true);
  return () => {
    stopMarking();
    document.removeEventListener('beforetoggle', returnFocus, true);
  };
}

/**
 * Sets `data-open` on the button of each open popover, for the style sheets. With `:has()` the browser would search the
 * whole page at every change (docs/architecture.md, 'Parts near the viewport'), so they use it only without scripts.
 *
 * @returns stops updating the attributes
 */
function markOpeners(): () => void {
  const onBeforeToggle = ({ target, newState }: Event & Partial<ToggleEvent>) => {
    if (target instanceof HTMLElement) mark(target, newState === 'open');
  };
  // Opened before hydration.
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) mark(popover, true);
  document.addEventListener('beforetoggle', onBeforeToggle, true);
  return () => document.removeEventListener('beforetoggle', onBeforeToggle, true);
}

function mark(popover: HTMLElement, open: boolean): void {
  openerOf(popover)?.toggleAttribute('data-open', open);
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
 * The button that opens a popover; if there are several, the visible one, because the menu has a burger on each device.
 */
function openerOf({ id }: HTMLElement): HTMLElement | null {
  const openers = [
    ...document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction="hide"])`),
  ];
  const isVisible = (opener: HTMLElement) => opener.getClientRects().length > 0;
  return openers.length === 1 ? (openers[0] ?? null) : (openers.find(isVisible) ?? null);
}
