/**
 * The popover that covers the page of a small screen (`app/ui/popover.ts`), as `data-over` of the root element: style
 * sheets hide what is behind it. Without scripts they find the popover with `:has()`, which a browser would evaluate
 * again at every change of the page (docs/decisions/030-rendered-on-sight.md); therefore `data-js` excludes it.
 */

/** To be called before the first paint: `data-js` decides how the page is styled. */
export function watchPageCover(): void {
  const { dataset } = document.documentElement;
  dataset['js'] = '';
  const mark = (event: Event) => {
    const { target, newState } = event as ToggleEvent;
    const popover = target as HTMLElement;
    if (!popover.dataset['covers']) return;
    if (newState === 'open') dataset['over'] = popover.id;
    else uncoverPage();
  };
  addEventListener('beforetoggle', mark, true);
}

/** A popover that is removed with its page fires no event. */
export function uncoverPage(): void {
  delete document.documentElement.dataset['over'];
}
