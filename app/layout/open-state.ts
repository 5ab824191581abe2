/**
 * What is open, as attributes for the style sheets: `data-open` on the button of an open popover, `data-over` on
 * the document's element with the id of one that covers the page. Asked by `:has()`, the style sheets would look
 * for it all over the page at every change of anything (docs/decisions/030-rendered-on-sight.md); they do so
 * only while no script is there to say it.
 */

const opened = '[popover]:popover-open';

/** @returns stops saying it */
export function sayWhatIsOpen(): () => void {
  const say = ({ target, newState }: Event & Partial<ToggleEvent>) => {
    if (target instanceof HTMLElement) mark(target, newState === 'open');
  };
  // Opened before the scripts came.
  for (const popover of document.querySelectorAll<HTMLElement>(opened)) mark(popover, true);
  document.addEventListener('beforetoggle', say, true);
  return () => document.removeEventListener('beforetoggle', say, true);
}

/** A popover that goes with its page closes without a word. */
export function forgetCover(): void {
  delete document.documentElement.dataset['over'];
}

/** The button that opens a popover. */
export function openerOf({ id }: HTMLElement): HTMLElement | null {
  return document.querySelector(`[popovertarget="${id}"]:not([popovertargetaction="hide"])`);
}

function mark(popover: HTMLElement, open: boolean): void {
  openerOf(popover)?.toggleAttribute('data-open', open);
  if (!popover.dataset['covers']) return;
  if (open) document.documentElement.dataset['over'] = popover.id;
  else forgetCover();
}
