/** One line a request, in the structured log: no address of the visitor, no query, no agent, no cookie. */
import { deviceOf } from '~/site/device';
import type { Exchange } from '../step';

export interface AccessLine {
  requestId: string;
  method: string;
  /** Pattern, never the address: what a visitor writes into it stays out of the log. */
  route: string;
  status: number;
  /** Milliseconds until the answer was handed on. */
  ms: number;
  cache: string;
  /** Bytes of the body as sent. */
  bytes: number;
  device: 'mobile' | 'desktop';
  /** The visitor left before the answer was whole. */
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
  /** A request that is counted and not written. */
  skip(): void;
  stop(): void;
}

/**
 * Lines a second. A crowd is answered from the page cache twenty thousand times a second: writing each
 * down would cost more than answering it, so what is beyond is summed up in one line.
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

/** @param ms milliseconds it took */
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
