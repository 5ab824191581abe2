/** Observes every response: counted always, timed unless it is a cache hit, logged within the log's rate limit. */
import type { Exchange } from '../http/exchange';
import { type AccessLine, type AccessLog, accessLine } from './access-log';
import type { LostAddresses } from './lost-addresses';
import type { ResponseTally } from './response-tally';

export interface Observation {
  tally: ResponseTally;
  lost: LostAddresses;
  log: AccessLog;
  routeOf: (path: string) => string;
  observe: (route: string, seconds: number) => void;
}

export interface Observer {
  /** Records a response. @param startedAt `performance.now()` when its request arrived */
  record(exchange: Exchange, startedAt: number): void;
}

export function createObserver({ tally, lost, log, routeOf, observe }: Observation): Observer {
  return {
    record(exchange, startedAt) {
      const { outgoing, cache = 'none' } = exchange;
      exchange.route ??= routeOf(pathOf(exchange.target));
      const { route } = exchange;
      tally.count(route, outgoing.statusCode, cache);
      const missing = outgoing.statusCode === 404 ? lost.note(pathOf(exchange.target)) : null;
      const asked = route === '/healthz' || route === '/readyz';
      if (cache === 'hit' && !log.open) return log.skip();
      const ms = performance.now() - startedAt;
      if (cache !== 'hit') observe(route, ms / 1000);
      if (asked) return;
      if (!log.open) return log.skip();
      log.write(complete(accessLine(exchange, route, ms), exchange, missing));
    },
  };
}

function complete(line: AccessLine, { outgoing }: Exchange, lost: string | null): AccessLine {
  if (lost !== null) line.lost = lost;
  // A cached page is written in one piece and recorded before it has been sent.
  if (outgoing.destroyed && !outgoing.writableFinished) line.aborted = true;
  return line;
}

export function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark === -1 ? target : target.slice(0, mark);
}
