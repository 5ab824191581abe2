/** Holds a restored page in its place while a smooth scroll that was under way ends. */

/** Milliseconds a smooth scroll may take; browsers end theirs within 750. */
export const longestScroll = 1000;

/**
 * Keeps the page at `y` until the visitor moves it: the browser adds what is left of a smooth scroll, its own to an
 * anchor included, to where the page has just been sent.
 *
 * @returns lets go
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
  // It is still being moved, by nobody's hand.
  window.addEventListener('scroll', wait, listening);
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(sign, letGo, listening);
  return letGo;
}
