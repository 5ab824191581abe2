import type { PageMessage } from './messages';

/** Says something to the service worker, once there is one; without one, the message is dropped. */
export function tellWorker(message: PageMessage): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage(message),
    () => {},
  );
}
