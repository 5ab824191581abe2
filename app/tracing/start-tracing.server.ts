import type { OpenTelemetryOptions } from './open-telemetry.server';
import { traceWith } from './tracing.server';

/** Its packages are loaded here: a site without `OTEL_EXPORTER_OTLP_ENDPOINT` starts without them. */
export async function startTracing(options: OpenTelemetryOptions): Promise<void> {
  const { openTelemetry } = await import('./open-telemetry.server');
  traceWith(openTelemetry(options));
}
