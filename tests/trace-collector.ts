/** Replaces OpenTelemetry's collector: accepts spans as OTLP in JSON over HTTP. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface TakenSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
  failed: boolean;
}

export interface TraceCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint: string;
  spans: TakenSpan[];
  close(): void;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
type Sent = Omit<TakenSpan, 'attributes' | 'failed'> & { attributes: Attribute[]; status: { code?: number } };
interface Message {
  resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
}

/** @param answers false: it takes connections and never answers */
export async function startCollector({ answers = true } = {}): Promise<TraceCollector> {
  const spans: TakenSpan[] = [];
  const server = createServer(async (incoming, outgoing) => {
    if (!answers) return;
    const message = JSON.parse(await text(incoming)) as Message;
    for (const { scopeSpans } of message.resourceSpans)
      for (const sent of scopeSpans.flatMap((scope) => scope.spans)) spans.push(taken(sent));
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function taken({ attributes, status, ...span }: Sent): TakenSpan {
  const values = attributes.map(({ key, value }) => [key, Object.values(value)[0]]);
  return { ...span, attributes: Object.fromEntries(values), failed: status.code === 2 };
}
