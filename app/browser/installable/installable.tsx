/** Loads the code of the installable app after the page, since nothing needs it earlier. */

import { type ComponentType, useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { afterLoad } from './after-load';

/**
 * Only the production build has a worker.
 *
 * @param wanted false if it has been withdrawn (`SERVICE_WORKER=off`)
 */
export function Installable({ wanted }: { wanted: boolean }) {
  const [App, setApp] = useState<ComponentType | null>(null);
  useEnhancement(() => {
    if (!import.meta.env.PROD || !wanted || !('serviceWorker' in navigator)) return;
    return afterLoad(() => {
      import('./app-life').then(
        ({ AppLife }) => setApp(() => AppLife),
        () => {},
      );
    });
  }, [wanted]);
  return App && <App />;
}
