/** Keeps a restored page at its position while a pending smooth scroll ends. */

/** Longest duration of a smooth scroll in milliseconds; browsers end theirs within 750. */
export const longestScroll = 1000;

/**
 * Keeps the page at `y` until the visitor scrolls: the browser adds the rest of a smooth scroll, such as its own to an
 * anchor, to the restored position.
 *
 * @returns ends it
 */
export function holdScrollAt(y: number): () => void {
  const held = new AbortController();
  const letGo = () => held.abort();
  const stand = () => window.scrollTo({ top: y, behavior: 'instant' });
  const wait = () => {
    clearTimeout(rest);
    rest = window.setTimeout(finish, longestScroll);
  };
  // A scroll that was cut short may end without an event.
  const finish = () => {
    if (held.signal.aborted) return;
    stand();
    letGo();
  };
  let rest = window.setTimeout(finish, longestScroll);
  const listening = { signal: held.signal, passive: true };
  window.addEventListener('scrollend', stand, listening);
  // The browser still scrolls it, without the visitor.
  window.addEventListener('scroll', wait, listening);
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(sign, letGo, listening);
  return letGo;
}
