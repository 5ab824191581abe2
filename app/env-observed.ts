/** Variables about observing the site: log and metrics. */
import { z } from 'zod';
import { optional } from './env-values';

export interface ObservedEnv {
  metricsPort: number | undefined;
  metricsHost: string;
  logLevel: z.output<(typeof observedVariables)['LOG_LEVEL']>;
}

export const observedVariables = {
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65_535)).describe(
    'Port of the Prometheus metrics, `GET /metrics` (decision 019). Unset: no metrics.',
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
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    logLevel: env.LOG_LEVEL,
  };
}
