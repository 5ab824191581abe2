/**
 * After a client navigation: scrolls, moves the focus, has the page's title announced once. Removes the structured
 * data, which describes the first page.
 */
import { useState } from 'react';
import { hashTarget, scrollOnArrival, usePageScroll } from './scroll';
import { type Arrival, useArrival } from './use-arrival';

/** A polite live region, in the page from the start so that screen readers watch it. */
export function PageArrival() {
  const [title, setTitle] = useState('');
  usePageScroll();
  useArrival((arrival) => {
    scrollOnArrival(arrival);
    if (arrival.newPage) document.querySelector('script[type="application/ld+json"]')?.remove();
    if (!arrival.newPage || arrival.inPlace) return;
    // A focused title is announced by itself.
    setTitle(focusOnArrival(arrival)?.matches('main h1') ? '' : document.title);
  });
  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
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
