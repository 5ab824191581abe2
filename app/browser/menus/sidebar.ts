/** Script enhancements of the mobile sidebar, whose views are nested native popovers. */
import { afterPaint } from '~/ui/after-paint';
import { isSidebar } from './sidebar-form';

const view = '.main-navigation, .menu-view';
/** Set for one frame on a view that shows only its header. */
const arrivalMark = 'data-arriving';
const focusable = 'a[href], button';

/**
 * Moves the focus into each opened view and keeps it there; a closed sidebar is reset to its first view. A view shows
 * its background and header in the first frame and its content in the next, so that a slow phone responds sooner.
 */
export function startSidebar(header: Element): () => void {
  const showHeaderFirst = onViewToggle((element, opens) => {
    if (!opens) return;
    element.toggleAttribute(arrivalMark, true);
    afterPaint(() => element.removeAttribute(arrivalMark));
  });
  const toggle = onViewToggle((element, opens) => {
    if (opens) element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    else element.scrollTop = 0;
  });
  const keepInside = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isSidebar()) return;
    const top = [...header.querySelectorAll<HTMLElement>(`:is(${view}):popover-open`)].at(-1);
    const stops = top ? [...top.querySelectorAll<HTMLElement>(focusable)].filter(isVisible) : [];
    const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
    if (!to || (document.activeElement !== from && top?.contains(document.activeElement))) return;
    event.preventDefault();
    to.focus();
  };
  header.addEventListener('beforetoggle', showHeaderFirst, true);
  header.addEventListener('toggle', toggle, true);
  document.addEventListener('keydown', keepInside);
  return () => {
    header.removeEventListener('beforetoggle', showHeaderFirst, true);
    header.removeEventListener('toggle', toggle, true);
    document.removeEventListener('keydown', keepInside);
  };
}

/** A listener that calls `act` only for views: on desktop the same popovers are panels. */
function onViewToggle(act: (element: HTMLElement, opens: boolean) => void): (event: Event) => void {
  return (event) => {
    const { target, newState } = event as ToggleEvent;
    if (target instanceof HTMLElement && target.matches(view) && isSidebar())
      act(target, newState === 'open');
  };
}

/** Links of views that are not open have no box. */
function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
