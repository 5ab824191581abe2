import { useEnhancement } from '~/ui/enhancement';
import { closestLink } from './closest-link';
import { prefersReducedMotion } from './reduced-motion';

/** A link to `#top` leaves the address as it is: the top of a page is the page. */
export function useWayToTop(): void {
  useEnhancement(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || closestLink(event)?.element.getAttribute('href') !== '#top') return;
      event.preventDefault();
      goToTop();
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

/** As the browser does; the next Tab begins at the page's first link. */
function goToTop(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
