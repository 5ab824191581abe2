/**
 * Spans by OpenTelemetry, sent to `OTEL_EXPORTER_OTLP_ENDPOINT` as OTLP over HTTP. Loaded only if that is set. The
 * standard's other variables (`OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`, …) are read by
 * its packages. Nothing is registered for the whole process.
 */
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { Kind, Span, Tracing } from './tracing.server';

/** Milliseconds the process waits at its end for the last spans. */
const lastWait = 1000;

const kinds: Record<Kind, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

export interface OpenTelemetryOptions {
  log: {
    warn(fields: Record<string, unknown>, message: string): void;
    info(fields: Record<string, unknown>, message: string): void;
  };
  exporter?: SpanExporter;
}

export function openTelemetry({ log, exporter = new OTLPTraceExporter() }: OpenTelemetryOptions): Tracing {
  const tally = { sent: 0, lost: 0 };
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'site' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(countSpans(exporter, tally, log))],
  });
  const tracer = provider.getTracer('site');

  return {
    tally,
    start(name, kind, attributes, parent) {
      const above =
        parent === undefined
          ? contexts.active()
          : propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, above);
      const here = trace.setSpan(above, span);
      return {
        traceId: sampledTrace(here),
        traceparent: traceparentOf(here),
        within: (work) => contexts.with(here, work),
        end({ name: better, attributes: more = {}, error } = {}) {
          if (better !== undefined) span.updateName(better);
          span.setAttributes({ ...more });
          if (error !== undefined) {
            span.recordException(error instanceof Error ? error : String(error));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      } satisfies Span;
    },
    current: () => sampledTrace(contexts.active()),
    async stop() {
      const wait = new Promise<void>((resolve) => setTimeout(resolve, lastWait).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), wait]);
      contexts.disable();
    },
  };
}

function sampledTrace(context: Context): string | null {
  const found = trace.getSpanContext(context);
  return found && (found.traceFlags & TraceFlags.SAMPLED) !== 0 ? found.traceId : null;
}

function traceparentOf(context: Context): string {
  const { traceId = '', spanId = '', traceFlags = 0 } = trace.getSpanContext(context) ?? {};
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Counts sent and lost spans, and logs once when the collector is away and when it is back. */
function countSpans(
  exporter: SpanExporter,
  tally: { sent: number; lost: number },
  log: OpenTelemetryOptions['log'],
): SpanExporter {
  let away = false;
  const note = ({ code, error }: ExportResult, spans: number) => {
    const failed = code !== ExportResultCode.SUCCESS;
    tally[failed ? 'lost' : 'sent'] += spans;
    if (failed === away) return;
    away = failed;
    const fields = { variable: 'OTEL_EXPORTER_OTLP_ENDPOINT', ...(error ? { err: error } : {}) };
    if (failed) log.warn(fields, 'traces cannot be sent');
    else log.info(fields, 'traces are sent again');
  };
  return {
    export: (spans: ReadableSpan[], done) =>
      exporter.export(spans, (result) => {
        note(result, spans.length);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
