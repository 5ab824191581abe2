/**
 * Attributes of native popovers (HTML Standard, "The popover attribute"): they open, close on Escape, return the focus
 * and close each other without JavaScript. In lower case because React 18 does not know them.
 */

/** Makes an element a popover that closes on Escape, on a press outside, and when another one opens. */
export const popover = { popover: '' } as const;

/**
 * A popover that covers a small screen. While it is open the document's element has its id (`data-over`), because
 * elements behind are hidden and must not be reached (`app/browser/page-cover.ts`).
 */
export const coveringPopover = { ...popover, 'data-covers': 'page' } as const;

/**
 * Makes an element take the focus when its popover opens. A popover that covers the page has to: the button that opened
 * it is hidden behind it, so the focus would be lost. The attribute does it without scripts; React writes it on the
 * server only.
 */
export const takesFocus = {
  autoFocus: true,
  ref: (element: HTMLElement | null) => element?.setAttribute('autofocus', ''),
} as const;

/** Makes a button toggle the popover with this id. Within a form it has to say `type="button"`, or it sends the form. */
export function opens(id: string) {
  return { popovertarget: id } as const;
}

/** Makes a button close the popover with this id, and all that were opened from it; `type` as above. */
export function closes(id: string) {
  return { popovertarget: id, popovertargetaction: 'hide' } as const;
}
