/**
 * Registers the service worker and checks for new versions. Documents come from the network, so a page may be newer
 * than its worker: a version is offered only to a page of another version, which gets it by a reload. The worker of a
 * page's own version takes over by itself. No visitor waits for that: a browser may put it off until the former worker
 * has nothing to do.
 */

import { buildManifest } from '~/framework/globals';
import type { PageMessage } from '~/offline/messages';

/** Milliseconds between two checks for a new version while a page stays open. */
const checkPause = 3_600_000;

/**
 * @param offer called once there is a version that a reload of the page brings.
 * @returns stops checking
 */
export function watchVersions(offer: () => void): () => void {
  const workers = navigator.serviceWorker;
  const listeners = new AbortController();
  const { signal } = listeners;

  async function offerVersion(worker: ServiceWorker): Promise<void> {
    const isOfPage = (await versionOf(worker)) === buildManifest().version;
    if (signal.aborted) return;
    if (isOfPage) sendMessage(worker, { type: 'take-over' });
    else offer();
  }

  function offerOnceInstalled(worker: ServiceWorker): void {
    const onStateChange = () => {
      if (worker.state === 'installed' && workers.controller) void offerVersion(worker);
    };
    worker.addEventListener('statechange', onStateChange, { signal });
  }

  async function register(): Promise<void> {
    const registration = await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    // In tests and some browsers, registration fails without a message.
    if (!registration || signal.aborted) return;
    const onUpdateFound = () => {
      if (registration.installing) offerOnceInstalled(registration.installing);
    };
    registration.addEventListener('updatefound', onUpdateFound, { signal });
    checkWhenVisible(registration, signal);
    // The waiting worker may be older than this page, so the server is checked before it is offered.
    await registration.update().catch(() => {});
    if (registration.installing) offerOnceInstalled(registration.installing);
    else if (registration.waiting && workers.controller) await offerVersion(registration.waiting);
  }

  // Another tab has activated a new version; this page continues until its visitor accepts it.
  const onControllerChange = () => {
    if (workers.controller) void offerVersion(workers.controller);
  };
  workers.addEventListener('controllerchange', onControllerChange, { signal });
  register().catch(() => {});
  return () => listeners.abort();
}

/** Checks for a new version when a page that has stayed open becomes visible again. */
function checkWhenVisible(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let lastCheck = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < checkPause) return;
    lastCheck = Date.now();
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', check, { signal });
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    sendMessage(worker, { type: 'version' }, [port2]);
  });
}

function sendMessage(worker: ServiceWorker, message: PageMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}
