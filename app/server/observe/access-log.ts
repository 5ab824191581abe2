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

interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface AccessLog {
  /** Whether one more line fits into this second. */
  readonly open: boolean;
  write(line: AccessLine): void;
  /** Counts a request without writing a line. */
  skip(): void;
  stop(): void;
}

/**
 * Lines per second. The page cache answers up to twenty thousand requests a second, and a line costs more than a
 * response: further requests are summed up in one line.
 */
const linesPerSecond = 500;

export function createAccessLog(log: Logger, most = linesPerSecond): AccessLog {
  let written = 0;
  let skipped = 0;
  const timer = setInterval(() => {
    if (skipped > 0) log.info({ requests: skipped }, 'requests not logged one by one');
    written = 0;
    skipped = 0;
  }, 1000).unref();
  return {
    get open() {
      return written < most;
    },
    write(line) {
      written += 1;
      if (line.status >= 500) log.warn(line, 'request');
      else log.info(line, 'request');
    },
    skip() {
      skipped += 1;
    },
    stop: () => clearInterval(timer),
  };
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
