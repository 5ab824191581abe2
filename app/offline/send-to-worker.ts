import type { PageMessage } from './messages';

/** Sends a message to the service worker, once it is active; a browser without one drops the message. */
export function sendToWorker(message: PageMessage): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage(message),
    () => {},
  );
}
