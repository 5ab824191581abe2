/** One log line per request, without the visitor's address, query, user agent or cookies. */
import { deviceOf } from '~/site/device';
import type { Exchange } from '../http/exchange';

export interface AccessLine {
  requestId: string;
  method: string;
  /** Pattern instead of the address, which may contain user input. */
  route: string;
  status: number;
  /** Milliseconds until the response was sent. */
  ms: number;
  cache: string;
  /** Bytes of the body as sent. */
  bytes: number;
  device: 'mobile' | 'desktop';
  /** The client disconnected before the response was complete. */
  aborted?: true;
  /** Path of a 404 that looks like an address of the old site. */
  lost?: string;
}

/** @param ms duration in milliseconds */
export function accessLine(exchange: Exchange, route: string, ms: number): AccessLine {
  const { id, method, outgoing, incoming, cache = 'none', bytes = 0 } = exchange;
  return {
    requestId: id,
    method: method.length > 10 ? 'other' : method,
    route,
    status: outgoing.statusCode,
    ms: Math.round(ms * 100) / 100,
    cache,
    bytes: method === 'HEAD' ? 0 : bytes,
    device: deviceOf(incoming.headers['user-agent']),
  };
}
