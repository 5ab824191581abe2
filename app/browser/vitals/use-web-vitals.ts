import { useMatches } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';
import { whenIdle } from '../idle/when-idle';

/**
 * Measures a share of the page views; the others load nothing. Each page is chosen at random: nothing is kept on the
 * device to remember it (decision 089).
 */
export function useWebVitals(share: number): void {
  const template = useMatches().at(-1)?.id ?? '';
  // Only the loaded page, not later ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEnhancement(() => {
    if (Math.random() >= share || refuses()) return;
    const begin = () => void import('./measure').then(({ measure }) => measure(template)).catch(() => {});
    return whenIdle(begin);
  }, []);
}

/** Do Not Track and Global Privacy Control. */
function refuses(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
