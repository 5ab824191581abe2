/** A place that a style sheet can name as it is. */
const place = /^#[a-z][\w-]*$/i;

/**
 * Lays out the whole page from the first paint on, with the folded part open that the address names. The browser does
 * so too, in the frame in which it scrolls there (`:target`): if it has already painted the top of the page, elements
 * behind the part move, and count as a layout shift. Our style sheets cannot know the address.
 *
 * @param hash of the address, with its `#`
 */
export function openTarget(hash: string): void {
  if (!place.test(hash) || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  const shown = '{content-visibility:visible}';
  sheet.replaceSync(`main *${shown}details:has(${hash})::details-content${shown}`);
  document.adoptedStyleSheets = [sheet];
  const leave = () => {
    const part = document.querySelector(hash)?.closest('details');
    if (part) part.open = true;
    document.adoptedStyleSheets = [];
  };
  addEventListener('load', leave, { once: true });
}
