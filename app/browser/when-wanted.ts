/** Loads code that is not needed at once: when the header is first touched, or when the browser is idle. */

/** Milliseconds for browsers that do not say when they are idle (Safari). */
const patience = 2000;
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** @returns stops waiting */
export function whenWantedOrIdle(zone: Element, act: () => void): () => void {
  let stop = () => {};
  const once = () => {
    stop();
    act();
  };
  const idle = 'requestIdleCallback' in window ? requestIdleCallback(once) : setTimeout(once, patience);
  for (const sign of signs) zone.addEventListener(sign, once, { passive: true });
  stop = () => {
    if ('cancelIdleCallback' in window) cancelIdleCallback(idle as number);
    else clearTimeout(idle);
    for (const sign of signs) zone.removeEventListener(sign, once);
  };
  return () => stop();
}
