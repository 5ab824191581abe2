/** A span for each request, named by its route or step; the answer names the trace. */
import { type Span, startSpan } from '~/tracing/tracing.server';
import type { Clients } from '../http/clients';
import type { Exchange } from '../http/exchange';
import { pathOf } from './observe';

/**
 * `traceparent` is accepted from a proxy, like `X-Request-Id`: a visitor could otherwise choose which traces are kept.
 *
 * @returns begins the span of a request, which ends with its answer; null without tracing
 */
export function requestTraces(
  clients: Pick<Clients, 'isFromProxy'>,
  routeOf: (path: string) => string,
): (exchange: Exchange) => Span | null {
  return (exchange) => {
    const { outgoing, method } = exchange;
    const verb = method.length > 10 ? 'other' : method;
    const span = startSpan('request', 'server', { 'http.request.method': verb }, parentOf(exchange));
    if (span === null) return null;
    if (span.traceId !== null) {
      exchange.traceId = span.traceId;
      outgoing.setHeader('x-trace-id', span.traceId);
    }
    outgoing.once('close', () => {
      const { route = routeOf(pathOf(exchange.target)), cache = 'none' } = exchange;
      const status = outgoing.statusCode;
      span.end({
        name: `${verb} ${route}`,
        attributes: {
          'http.route': route,
          'http.response.status_code': status,
          'site.page_cache': cache,
          'site.request_id': exchange.id,
        },
        ...(status >= 500 ? { error: new Error(`answered ${status}`) } : {}),
      });
    });
    return span;
  };

  function parentOf({ incoming }: Exchange): string | undefined {
    const { traceparent } = incoming.headers;
    return typeof traceparent === 'string' && clients.isFromProxy(incoming) ? traceparent : undefined;
  }
}
