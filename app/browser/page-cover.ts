/**
 * The popover that covers the page of a small screen (`app/ui/popover.ts`), as `data-over` of the root element: style
 * sheets hide what is behind it. The attribute is empty while nothing covers the page. Without scripts it is absent,
 * and style sheets find the popover with `:has()`, which a browser would evaluate again at every change of the page
 * (docs/decisions/030-rendered-on-sight.md).
 */

/** To be called before the first paint: whether the attribute is there decides how the page is styled. */
export function watchPageCover(): void {
  uncoverPage();
  const mark = (event: Event) => {
    const { target, newState } = event as ToggleEvent;
    const { id, dataset } = target as HTMLElement;
    if (dataset['covers']) setCover(newState === 'open' ? id : '');
  };
  addEventListener('beforetoggle', mark, true);
}

/** A popover that is removed with its page fires no event. */
export function uncoverPage(): void {
  setCover('');
}

function setCover(id: string): void {
  document.documentElement.dataset['over'] = id;
}
