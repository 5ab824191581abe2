/** The page's side of the service worker: registers it, tells it what is read, offers its new versions. */
import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { tellWorker } from '~/offline/tell-worker';
import { NewVersionNotice } from './new-version-notice';
import { watchVersions } from './versions';

/** Milliseconds after which what a page shows first has come. */
const settled = 2000;

export function AppLife() {
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => watchVersions((offered) => setTakeOver(() => offered)), []);
  useVisits();
  return <NewVersionNotice load={takeOver} dismiss={() => setTakeOver(null)} />;
}

/** Has the page at hand kept, with the pictures it shows. */
function useVisits(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    const timer = setTimeout(() => {
      tellWorker({
        type: 'visited',
        address: location.href,
        pictures: picturesShown(),
        assets: assetsLoaded(),
      });
    }, settled);
    return () => clearTimeout(timer);
  }, [key]);
}

/** Code that came before there was a worker to keep it. */
function assetsLoaded(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names.filter((name) => name.startsWith(`${location.origin}/assets/`)))];
}

/** Those that have come; the ones further down are kept when they do. */
function picturesShown(): string[] {
  const shown = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc !== '');
  return [...new Set(shown.map(({ currentSrc }) => currentSrc))];
}
