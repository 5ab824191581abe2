import { useEnhancement } from '~/ui/enhancement';
import { closestLink } from './closest-link';
import { prefersReducedMotion } from './reduced-motion';

/** Follows links to `#top` without a change of the address: the top of a page is the page. */
export function useLinkToTop(): void {
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

/** Scrolls and moves the focus as the browser does: the next Tab goes to the page's first link. */
function goToTop(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
