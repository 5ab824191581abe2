/** Loading and reaction times of pages for visitors, by pattern of the route and device class. */
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Device } from '~/site/device';
import type { VitalsReport } from '~/site/vitals-report';

export type ReportOutcome = 'taken' | 'unreadable' | 'refused';

export interface VitalsMetrics {
  take(report: VitalsReport, route: string, device: Device): void;
  count(outcome: ReportOutcome): void;
}

/** The bounds include those of 'good' and 'poor' (web.dev/vitals). */
const bounds = {
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  inp: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.8, 1.5],
  ttfb: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
};

export function vitalsMetrics(registry: Registry): VitalsMetrics {
  const registers = [registry];
  const labelNames = ['route', 'device'] as const;
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const lcp = histogram('site_web_vitals_lcp_seconds', 'Until the largest paint of a page view', bounds.lcp);
  const inp = histogram(
    'site_web_vitals_inp_seconds',
    'Slowest answer of a page view to a press',
    bounds.inp,
  );
  const ttfb = histogram('site_web_vitals_ttfb_seconds', 'Until the first byte of a page view', bounds.ttfb);
  const cls = histogram('site_web_vitals_layout_shift', 'Cumulative layout shift of a page view', bounds.cls);
  const reports = new Counter({
    name: 'site_web_vitals_reports_total',
    help: 'Page views browsers have told of: taken, unreadable, or refused because there were too many',
    labelNames: ['outcome'],
    registers,
  });
  return {
    count: (outcome) => reports.inc({ outcome }),
    take(report, route, device) {
      const labels = { route, device };
      if (report.lcp !== undefined) lcp.observe(labels, report.lcp / 1000);
      if (report.inp !== undefined) inp.observe(labels, report.inp / 1000);
      if (report.ttfb !== undefined) ttfb.observe(labels, report.ttfb / 1000);
      if (report.cls !== undefined) cls.observe(labels, report.cls);
    },
  };
}
