/** What makes the site an app: nothing of it is needed before a page has loaded, so its code comes later. */
import { type ComponentType, useEffect, useState } from 'react';
import { useRootData } from '~/site/use-root-data';
import { afterLoad } from './after-load';

/** Only what is built has a worker, and only where it has not been withdrawn (`SERVICE_WORKER=off`). */
export function Installable() {
  const wanted = useRootData()?.features.serviceWorker === true;
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
