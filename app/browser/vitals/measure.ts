/** The lazily loaded part of measuring a page view. */
import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { type VitalsReport, vitalsAddress } from '~/site/vitals-report';

/** Measures until the page is hidden, and reports once. @param template id of the page's route */
export function measure(template: string): void {
  const report: VitalsReport = { template };
  const names = { LCP: 'lcp', INP: 'inp', TTFB: 'ttfb', CLS: 'cls' } as const;
  const note = ({ name, value }: MetricType) => {
    if (name !== 'FCP') report[names[name]] = Math.round(value * 1000) / 1000;
  };
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(note, { reportAllChanges: true });
  // After the library's own listeners, which finish their figures when the page is hidden.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    navigator.sendBeacon(vitalsAddress, JSON.stringify(report));
  };
  document.addEventListener('visibilitychange', send);
}
