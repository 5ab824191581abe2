/**
 * Whether a browser has what the scripts cannot do without: asked before any of them is fetched, so that all others
 * keep the page as it is without JavaScript (docs/decisions/098-the-page-stays.md). Inlined into every page.
 *
 * The first two came last to the browsers of `tools/vite/browsers.ts`: none before those has both. Without the third
 * React says nothing, and leaves a page without its texts; without the last its scheduler begins again for ever.
 */
export function isAbleBrowser(): boolean {
  try {
    return (
      'canParse' in URL &&
      'popover' in HTMLElement.prototype &&
      'textContent' in Node.prototype &&
      'pop' in Array.prototype
    );
  } catch {
    return false;
  }
}
