/** Loads the code of the installable app after the page, since nothing needs it earlier. */

import { type ComponentType, useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { whenIdle } from '../idle/when-idle';

/**
 * Only the production build has a service worker.
 *
 * @param enabled false if the worker has been withdrawn (`SERVICE_WORKER=off`)
 */
export function ServiceWorkerLoader({ enabled }: { enabled: boolean }) {
  const [Client, setClient] = useState<ComponentType | null>(null);
  useEnhancement(() => {
    if (!import.meta.env.PROD || !enabled || !('serviceWorker' in navigator)) return;
    return afterLoad(() => {
      import('./service-worker-client').then(
        ({ ServiceWorkerClient }) => setClient(() => ServiceWorkerClient),
        // Nothing on the page needs it, and the next document tries again.
        () => {},
      );
    });
  }, [enabled]);
  return Client && <Client />;
}

/** Runs a callback once the page has loaded and the browser is idle. @returns stops waiting */
function afterLoad(act: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(act);
  let stopIdle = () => {};
  const onLoad = () => {
    stopIdle = whenIdle(act);
  };
  window.addEventListener('load', onLoad, { once: true });
  return () => {
    window.removeEventListener('load', onLoad);
    stopIdle();
  };
}
