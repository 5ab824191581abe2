/** `GET /metrics` on a port of its own, because the metrics are not public. */
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

export function createMetricsServer(registry: Registry): Server {
  return createServer(async (incoming, outgoing) => {
    const asksForMetrics =
      incoming.url === '/metrics' && (incoming.method === 'GET' || incoming.method === 'HEAD');
    if (!asksForMetrics) {
      outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('not found\n');
      return;
    }
    try {
      const text = await registry.metrics();
      outgoing
        .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
        .end(text);
    } catch (error) {
      outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`${String(error)}\n`);
    }
  });
}
