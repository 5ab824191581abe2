/**
 * After a client navigation: scrolls, moves the focus, announces the title. Removes the structured data, which
 * describes the first page (docs/decisions/025-being-found.md).
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

/** Moves the focus to the page's title or to the address's fragment, like a new document. */
function focusOnArrival({ location }: Arrival): void {
  const target = hashTarget(location.hash) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
