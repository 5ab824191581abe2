/** What makes the site an app: nothing of it is needed before a page has loaded, so its code comes later. */
import { type ComponentType, useEffect, useState } from 'react';
import { afterLoad } from './after-load';

/**
 * Only what is built has a worker.
 *
 * @param wanted false where it has been withdrawn (`SERVICE_WORKER=off`)
 */
export function Installable({ wanted }: { wanted: boolean }) {
  const [App, setApp] = useState<ComponentType | null>(null);
  useEffect(() => {
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
