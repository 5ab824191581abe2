/** What scripts add to the mobile sidebar, whose views are nested native popovers. */
import { afterPaint } from '~/ui/after-paint';

const view = '.sidebar-view';
/** On a view whose head alone is shown, for one picture. */
const arriving = 'data-arriving';
const reachable = 'a[href], button';

/**
 * Focus goes into each view that opens and stays there; a sidebar that closes starts again from its top. A view
 * answers a press with its ground and its head, and shows what it contains in the next picture: on a slow phone
 * a press is felt to be answered before all of it could be drawn.
 */
export function startSidebar(header: Element): () => void {
  const answerAtOnce = ofViews((shown, opens) => {
    if (!opens) return;
    shown.toggleAttribute(arriving, true);
    afterPaint(() => shown.removeAttribute(arriving));
  });
  const toggle = ofViews((shown, opens) => {
    if (opens) shown.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    else shown.scrollTop = 0;
  });
  const keepInside = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const top = [...header.querySelectorAll<HTMLElement>(`${view}:popover-open`)].at(-1);
    const stops = top ? [...top.querySelectorAll<HTMLElement>(reachable)].filter(isVisible) : [];
    const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
    if (!to || (document.activeElement !== from && top?.contains(document.activeElement))) return;
    event.preventDefault();
    to.focus();
  };
  header.addEventListener('beforetoggle', answerAtOnce, true);
  header.addEventListener('toggle', toggle, true);
  document.addEventListener('keydown', keepInside);
  return () => {
    header.removeEventListener('beforetoggle', answerAtOnce, true);
    header.removeEventListener('toggle', toggle, true);
    document.removeEventListener('keydown', keepInside);
  };
}

/** Hears of the header's other popovers, too. */
function ofViews(act: (shown: HTMLElement, opens: boolean) => void): (event: Event) => void {
  return (event) => {
    const { target, newState } = event as ToggleEvent;
    if (target instanceof HTMLElement && target.matches(view)) act(target, newState === 'open');
  };
}

/** Links of views that are not open have no box. */
function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
