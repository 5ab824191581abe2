/** Measurements of the running process, in Prometheus' terms. Read on `METRICS_PORT`. */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  contentCalls: Counter<'collection' | 'outcome'>;
  contentSeconds: Histogram<'collection'>;
  /** Calls of `PURGE_URL`. */
  purges: Counter<'outcome'>;
  /** Admissions forms that were sent, by outcome. */
  admissions: Counter<'action' | 'outcome'>;
  /** Links of the CRM that were refused, by the rule that refused them. */
  refusedCrmLinks: Counter<'action' | 'rule'>;
  imageJobs: Counter<'format' | 'outcome'>;
  imageSeconds: Histogram<'format'>;
}

/** Bounds in seconds: a page takes milliseconds, a call to the content service at most three seconds. */
export const answerBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4];
const imageBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16];

/**
 * Makes every series of a counter exist from the start: of one that begins with its first event, Prometheus sees no
 * increase.
 *
 * @param labels every value each of them may have
 */
export function countFromZero<Label extends string>(
  counter: Counter<Label>,
  labels: Readonly<Record<Label, readonly string[]>>,
): void {
  let series: Partial<Record<Label, string>>[] = [{}];
  for (const [label, values] of Object.entries(labels) as [Label, readonly string[]][])
    series = series.flatMap((labelled) => values.map((value) => ({ ...labelled, [label]: value })));
  for (const labelled of series) counter.inc(labelled, 0);
}

/** @param withProcess whether to measure the process too: memory, garbage collection, event loop */
export function createMetrics(withProcess = true): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });
  return {
    registry,
    contentCalls: new Counter({
      name: 'site_content_calls_total',
      help: 'Calls to the content service by collection and outcome',
      labelNames: ['collection', 'outcome'],
      registers,
    }),
    contentSeconds: new Histogram({
      name: 'site_content_call_seconds',
      help: 'Duration of the calls that were sent',
      labelNames: ['collection'],
      buckets: answerBuckets,
      registers,
    }),
    purges: new Counter({
      name: 'site_purges_total',
      help: 'Calls of PURGE_URL after changes: told, or failed after the last attempt',
      labelNames: ['outcome'],
      registers,
    }),
    admissions: new Counter({
      name: 'site_admissions_total',
      help: 'Admissions forms sent: left for the CRM, or the problem the visitor was shown',
      labelNames: ['action', 'outcome'],
      registers,
    }),
    refusedCrmLinks: new Counter({
      name: 'site_crm_links_refused_total',
      help: 'Links of the CRM that no visitor was led to, by the rule that refused them: address, credentials, http, local, origin',
      labelNames: ['action', 'rule'],
      registers,
    }),
    imageJobs: new Counter({
      name: 'site_image_jobs_total',
      help: 'Pictures asked for that were not kept: made, failed, refused because the queue was full, or late',
      labelNames: ['format', 'outcome'],
      registers,
    }),
    imageSeconds: new Histogram({
      name: 'site_image_job_seconds',
      help: 'Duration of fetching and converting one picture',
      labelNames: ['format'],
      buckets: imageBuckets,
      registers,
    }),
  };
}
