/** The two ways to leave the current page. */

/** Goes to another page of the site. */
export function goTo(href: string): void {
  window.location.assign(href);
}

/** Leaves the site. Replaces the pop-in's history entry, so that Back does not reopen the pop-in. */
export function leaveFor(url: string): void {
  // The CRM takes part in no view transition; Chromium would log a warning for the same-origin demo CRM.
  window.addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition(), {
    once: true,
  });
  window.location.replace(url);
}
