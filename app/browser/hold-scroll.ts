/** Longest duration of a smooth scroll in milliseconds; browsers end theirs within 750. */
export const longestScroll = 1000;

/** Events of a visitor who is about to scroll. */
const visitorEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Keeps the page at `y` until the visitor scrolls: the browser adds the rest of a smooth scroll, such as its own to an
 * anchor, to the restored position.
 *
 * @returns ends it
 */
export function holdScrollAt(y: number): () => void {
  const hold = new AbortController();
  const release = () => hold.abort();
  const scrollBack = () => scrollAtOnce(y);
  // A scroll that was cut short may end without an event.
  const finish = () => {
    if (hold.signal.aborted) return;
    scrollBack();
    release();
  };
  let timer = window.setTimeout(finish, longestScroll);
  const waitAgain = () => {
    clearTimeout(timer);
    timer = window.setTimeout(finish, longestScroll);
  };
  const options = { signal: hold.signal, passive: true };
  window.addEventListener('scrollend', scrollBack, options);
  // The browser still scrolls the page, without the visitor.
  window.addEventListener('scroll', waitAgain, options);
  for (const type of visitorEvents) window.addEventListener(type, release, options);
  return release;
}

/** Scrolls to `y` without a movement. */
export function scrollAtOnce(y: number): void {
  window.scrollTo({ top: y, behavior: 'instant' });
}
