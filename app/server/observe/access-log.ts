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

/** @param lostPath of a 404 that looks like an address of the old site */
export function accessLine(
  exchange: Exchange,
  route: string,
  milliseconds: number,
  lostPath: string | null,
): AccessLine {
  const { id, method, outgoing, incoming, cache = 'none', bytes = 0 } = exchange;
  // A cached page is written in one piece and recorded before it has been sent.
  const isAborted = outgoing.destroyed && !outgoing.writableFinished;
  return {
    requestId: id,
    method: method.length > 10 ? 'other' : method,
    route,
    status: outgoing.statusCode,
    ms: Math.round(milliseconds * 100) / 100,
    cache,
    bytes: method === 'HEAD' ? 0 : bytes,
    device: deviceOf(incoming.headers['user-agent']),
    ...(lostPath === null ? {} : { lost: lostPath }),
    ...(isAborted ? { aborted: true } : {}),
  };
}
