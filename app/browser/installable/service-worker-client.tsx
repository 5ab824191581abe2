/** The page's part of the service worker: registers it, reports visits, offers new versions. */
import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { sendToWorker } from '~/offline/send-to-worker';
import { useLabels } from '~/site/labels-context';
import { useEnhancement } from '~/ui/enhancement';
import { watchVersions } from './versions';

/** Milliseconds until the first pictures of a page have loaded. */
const settlingTime = 2000;

export function ServiceWorkerClient() {
  const [isOffered, setIsOffered] = useState(false);
  useEnhancement(() => watchVersions(() => setIsOffered(true)), []);
  useVisits();
  return (
    <NewVersionNotice
      isOffered={isOffered}
      load={() => location.reload()}
      dismiss={() => setIsOffered(false)}
    />
  );
}

interface NewVersionNoticeProps {
  isOffered: boolean;
  load: () => void;
  dismiss: () => void;
}

/** Offers a new version; the page reloads only when the visitor accepts. */
function NewVersionNotice({ isOffered, load, dismiss }: NewVersionNoticeProps) {
  const t = useLabels();
  return (
    <div className="version-offer behind-sidebar" role="status">
      {isOffered ? (
        <div className="toast on-deep">
          <p>{t('offline.version.available')}</p>
          <button type="button" className="button button-primary" onClick={load}>
            {t('offline.version.load')}
          </button>{' '}
          <button type="button" className="button button-quiet" onClick={dismiss}>
            {t('offline.version.later')}
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** Asks the service worker to store the current page with its visible pictures. */
function useVisits(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page
  useEnhancement(() => {
    const timer = setTimeout(() => {
      sendToWorker({
        type: 'visited',
        address: location.href,
        pictures: listPictures(),
        assets: listAssets(),
      });
    }, settlingTime);
    return () => clearTimeout(timer);
  }, [key]);
}

/** Scripts and styles that were loaded before the worker controlled the page. */
function listAssets(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names.filter((name) => name.startsWith(`${location.origin}/assets/`)))];
}

/** Loaded pictures; others are stored when they load. */
function listPictures(): string[] {
  const loaded = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc !== '');
  return [...new Set(loaded.map(({ currentSrc }) => currentSrc))];
}
