/**
 * Whether a browser has the APIs that the scripts require: tested before any script is loaded, so that other browsers
 * keep the page as it is without JavaScript (docs/architecture.md, 'The page stays'). Inlined into every page.
 */
export function isAbleBrowser(): boolean {
  try {
    // The newest APIs that all browsers of `tools/vite/browsers.ts` have: older ones lack at least one of the two.
    const isRecent = 'canParse' in URL && 'popover' in HTMLElement.prototype;
    // Without `textContent` React leaves a page without its texts; without `pop` its scheduler restarts endlessly.
    const canRunReact = 'textContent' in Node.prototype && 'pop' in Array.prototype;
    return isRecent && canRunReact;
  } catch {
    return false;
  }
}
