/**
 * Whether a browser has the APIs that the scripts require: tested before any script is loaded, so that other browsers
 * keep the page as it is without JavaScript (docs/architecture.md, 'The page stays'). Inlined into every page.
 *
 * The browsers of `tools/vite/browsers.ts` got the first two last: no earlier browser has both. Without the third React
 * reports nothing, and leaves a page without its texts; without the last its scheduler restarts endlessly.
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
