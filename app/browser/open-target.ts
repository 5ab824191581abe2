/** A hash that a style sheet can use as a selector, unchanged. */
const selectorHash = /^#[a-z][\w-]*$/i;

/**
 * Lays out the whole page from the first paint on, with the folded part open that the address names. The browser opens
 * it too, but only when it scrolls there: if it has already painted the top of the page, the elements after the part
 * move, which counts as a layout shift.
 *
 * @param hash of the address, with its `#`
 */
export function openTarget(hash: string): void {
  if (!selectorHash.test(hash) || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  const visible = '{content-visibility:visible}';
  sheet.replaceSync(`main *${visible}details:has(${hash})::details-content${visible}`);
  document.adoptedStyleSheets = [sheet];
  const openPart = () => {
    const part = document.querySelector(hash)?.closest('details');
    if (part) part.open = true;
    document.adoptedStyleSheets = [];
  };
  addEventListener('load', openPart, { once: true });
}
