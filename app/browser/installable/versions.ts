/**
 * Registers the service worker and checks for new versions. Documents come from the network, so a page may be newer
 * than its worker: a version is offered only to a page of another version.
 */

import { buildManifest } from '~/framework/globals';
import type { PageMessage } from '~/offline/messages';

/** Milliseconds between two checks for a new version while a page stays open. */
const pause = 3_600_000;

/** @param offer called with a function that loads the new version, once there is one. @returns stops checking */
export function watchVersions(offer: (load: () => void) => void): () => void {
  const workers = navigator.serviceWorker;
  const stopped = new AbortController();
  const { signal } = stopped;

  async function consider(worker: ServiceWorker): Promise<void> {
    const same = (await versionOf(worker)) === buildManifest().version;
    if (signal.aborted) return;
    if (same) say(worker, { type: 'take-over' });
    else offer(() => loadVersion(worker));
  }

  function follow(worker: ServiceWorker): void {
    const installed = () => worker.state === 'installed' && workers.controller && void consider(worker);
    worker.addEventListener('statechange', installed, { signal });
  }

  async function start(): Promise<void> {
    const registration = await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    // In tests and some browsers, registration fails without a message.
    if (!registration || signal.aborted) return;
    registration.addEventListener(
      'updatefound',
      () => registration.installing && follow(registration.installing),
      { signal },
    );
    askWhenSeen(registration, signal);
    // The waiting worker may be older than this page, so the server is checked before it is offered.
    await registration.update().catch(() => {});
    if (registration.installing) follow(registration.installing);
    else if (registration.waiting && workers.controller) await consider(registration.waiting);
  }

  // Another tab has activated a new version; this page continues until its visitor accepts it.
  workers.addEventListener(
    'controllerchange',
    () => workers.controller && void consider(workers.controller),
    {
      signal,
    },
  );
  start().catch(() => {});
  return () => stopped.abort();
}

/** Reloads the page when the new worker is active, or at once when it already is. */
function loadVersion(worker: ServiceWorker): void {
  const reloadOnceActive = () => {
    if (worker.state === 'activated') location.reload();
  };
  worker.addEventListener('statechange', reloadOnceActive);
  say(worker, { type: 'take-over' });
  reloadOnceActive();
}

/** Checks for a new version when a page that stayed open becomes visible again. */
function askWhenSeen(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let asked = Date.now();
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < pause) return;
    asked = Date.now();
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', ask, { signal });
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    say(worker, { type: 'version' }, [port2]);
  });
}

function say(worker: ServiceWorker, message: PageMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}
