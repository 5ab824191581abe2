/** Script enhancements of the mobile sidebar, whose views are nested native popovers. */
import { afterPaint } from '~/ui/after-paint';
import { isSidebar } from './sidebar-form';

const viewSelector = '.main-navigation, .menu-view';
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
  const moveFocus = onViewToggle((element, opens) => {
    if (opens) element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    else element.scrollTop = 0;
  });
  const keepInside = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isSidebar()) return;
    const top = [...header.querySelectorAll<HTMLElement>(`:is(${viewSelector}):popover-open`)].at(-1);
    if (!top) return;
    const elements = [...top.querySelectorAll<HTMLElement>(focusable)].filter(isVisible);
    const [edge, opposite] = event.shiftKey
      ? [elements.at(0), elements.at(-1)]
      : [elements.at(-1), elements.at(0)];
    const staysInside = document.activeElement !== edge && top.contains(document.activeElement);
    if (!opposite || staysInside) return;
    event.preventDefault();
    opposite.focus();
  };
  header.addEventListener('beforetoggle', showHeaderFirst, true);
  header.addEventListener('toggle', moveFocus, true);
  document.addEventListener('keydown', keepInside);
  return () => {
    header.removeEventListener('beforetoggle', showHeaderFirst, true);
    header.removeEventListener('toggle', moveFocus, true);
    document.removeEventListener('keydown', keepInside);
  };
}

/** A listener that acts only on views of the sidebar: on desktop the same popovers are panels. */
function onViewToggle(act: (element: HTMLElement, opens: boolean) => void): (event: Event) => void {
  return (event) => {
    const { target, newState } = event as ToggleEvent;
    if (target instanceof HTMLElement && target.matches(viewSelector) && isSidebar())
      act(target, newState === 'open');
  };
}

/** Not a link of a view that is closed: it has no box. */
function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
