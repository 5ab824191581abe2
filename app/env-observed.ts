/** Variables about observing the site: log, metrics, traces, page views. */
import { z } from 'zod';
import { optional } from './env-values';

export interface ObservedEnv {
  /** OTLP collector that receives traces; undefined: no traces. */
  tracesTo: string | undefined;
  /** Share of page views, from 0 to 1, whose loading and reacting is measured in the browser (decision 089). */
  webVitalsSample: number;
  metricsPort: number | undefined;
  metricsHost: string;
  logLevel: z.output<(typeof observedVariables)['LOG_LEVEL']>;
}

export const observedVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })).describe(
    'OpenTelemetry collector that receives traces, such as `http://127.0.0.1:4318`. The other `OTEL_` variables of the standard work too (decision 092). Unset: nothing is traced.',
  ),
  WEB_VITALS_SAMPLE: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(0)
    .describe('Percentage of page views that browsers measure, without cookies or addresses (decision 089).'),
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65_535)).describe(
    'Port of the Prometheus metrics, `GET /metrics` (decision 019). With several `WORKERS`, each process has a port 100 above that of the previous process. Unset: no metrics.',
  ),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe(
      'Interface of `METRICS_PORT`. Metrics are not public: set another interface only in a private network.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Level of the log. `info` logs every request, `warn` does not.'),
};

export function observationOf(env: z.output<z.ZodObject<typeof observedVariables>>): ObservedEnv {
  return {
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    webVitalsSample: env.WEB_VITALS_SAMPLE / 100,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    logLevel: env.LOG_LEVEL,
  };
}
