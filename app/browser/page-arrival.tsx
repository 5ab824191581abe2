import { useState } from 'react';
import { hashTarget, scrollOnArrival, usePageScroll } from './scroll';
import { type Arrival, useArrival } from './use-arrival';

/**
 * Scrolls and moves the focus after a client navigation, and announces the page's title in a polite live region, which
 * is in the page from the start so that screen readers watch it.
 */
export function PageArrival() {
  const [title, setTitle] = useState('');
  usePageScroll();
  useArrival((arrival) => {
    scrollOnArrival(arrival);
    if (arrival.newPage) removeStructuredData();
    if (!arrival.newPage || arrival.inPlace) return;
    const isTitleFocused = focusOnArrival(arrival)?.matches('main h1');
    // A focused title is announced by itself.
    setTitle(isTitleFocused ? '' : document.title);
  });
  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}

/** It describes the document's first page. */
function removeStructuredData(): void {
  document.querySelector('script[type="application/ld+json"]')?.remove();
}

/** Moves the focus to the page's title or to the address's fragment, like a new document. */
function focusOnArrival({ location }: Arrival): HTMLElement | null {
  const target = hashTarget(location.hash) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return null;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
  return target;
}
