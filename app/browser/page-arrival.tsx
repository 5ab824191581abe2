/**
 * What happens when a page has been reached without a reload: scrolling, focus, its title said aloud. What
 * the document told machines was about the page it came with (docs/decisions/025-being-found.md).
 */
import { useState } from 'react';
import { type Arrival, useArrival } from './use-arrival';
import { hashTarget, scrollOnArrival, usePageScroll } from './use-page-scroll';

/** A polite live region, in the page from the start so that screen readers watch it. */
export function PageArrival() {
  const [title, setTitle] = useState('');
  usePageScroll();
  useArrival((arrival) => {
    scrollOnArrival(arrival);
    if (arrival.newPage) document.querySelector('script[type="application/ld+json"]')?.remove();
    if (!arrival.newPage || arrival.inPlace) return;
    focusOnArrival(arrival);
    setTitle(document.title);
  });
  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}

/** As a new document would, the focus starts at the page's title, or at the place the address names. */
function focusOnArrival({ location }: Arrival): void {
  const target = hashTarget(location.hash) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
