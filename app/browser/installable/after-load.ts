/** Runs a callback once the page has loaded and the browser is idle. */

/** Delay in milliseconds for browsers without `requestIdleCallback` (Safari). */
const patience = 2000;

/** @returns stops waiting */
export function afterLoad(act: () => void): () => void {
  let stop = () => {};
  const whenIdle = () => {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(act);
      stop = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(act, patience);
      stop = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') whenIdle();
  else {
    window.addEventListener('load', whenIdle, { once: true });
    stop = () => window.removeEventListener('load', whenIdle);
  }
  return () => stop();
}
