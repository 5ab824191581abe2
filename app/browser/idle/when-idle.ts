/** Milliseconds for browsers that do not say when they are idle (Safari). */
const idleDelay = 2000;

/** Runs a callback once the browser is idle. @returns stops waiting */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, idleDelay);
  return () => clearTimeout(timer);
}
