/** The two ways a visitor leaves the page at hand. */

/** Goes to another page of the site. */
export function goTo(href: string): void {
  window.location.assign(href);
}

/** Leaves the site. From the pop-in's entry nobody should come back to an open pop-in: it is replaced. */
export function leaveFor(url: string): void {
  // The CRM is no page of this site to become; of the demo CRM, on the same origin, Chromium would complain.
  window.addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition(), {
    once: true,
  });
  window.location.replace(url);
}
