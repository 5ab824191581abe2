/**
 * The popover that covers the page of a small screen (`app/ui/popover.ts`), as `data-over` of the root element: style
 * sheets hide what is behind it. The attribute is empty while nothing covers the page. Without scripts it is absent,
 * and style sheets find the popover with `:has()`, which a browser would evaluate again at every change of the page
 * (docs/architecture.md, 'Parts near the viewport').
 */

/** To be called before the first paint: a menu may be opened before the other scripts are loaded, or if they fail. */
export function watchPageCover(): void {
  const root = document.documentElement.dataset;
  root['over'] = '';
  const mark = ({ newState, target: { id, dataset } }: ToggleEvent & { target: HTMLElement }) => {
    if (dataset['covers']) root['over'] = newState === 'open' ? id : '';
  };
  addEventListener('beforetoggle', mark as EventListener, true);
}

/** A popover that is removed with its page fires no event. */
export function uncoverPage(): void {
  document.documentElement.dataset['over'] = '';
}
