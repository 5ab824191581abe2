/** The variables of what is known of the site while it runs: log, metrics, traces, page views. */
import { z } from 'zod';
import { optional } from './env-values';

export interface ObservedEnv {
  /** OTLP collector that is sent traces; undefined: nothing is traced. */
  tracesTo: string | undefined;
  /** Share of page views, from 0 to 1, whose loading and reacting is measured in the browser (decision 089). */
  webVitalsSample: number;
  metricsPort: number | undefined;
  logLevel: z.output<(typeof observedVariables)['LOG_LEVEL']>;
}

export const observedVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  WEB_VITALS_SAMPLE: z.coerce.number().min(0).max(100).default(0),
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65_535)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

export function observedOf(env: z.output<z.ZodObject<typeof observedVariables>>): ObservedEnv {
  return {
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    webVitalsSample: env.WEB_VITALS_SAMPLE / 100,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
  };
}
