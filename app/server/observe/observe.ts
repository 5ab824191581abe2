/** Observes every response: counted, timed unless it is a cache hit, logged (`log.server.ts` has the limit). */
import { ofRequest } from '~/log.server';
import type { Exchange } from '../http/exchange';
import { type AccessLine, accessLine } from './access-log';
import type { LostAddresses } from './lost-addresses';
import type { SiteMetrics } from './site-metrics';

export interface Observation {
  metrics: SiteMetrics;
  lost: LostAddresses;
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void };
  routeOf: (path: string) => string;
}

export interface Observer {
  /** Records a response. @param startedAt `performance.now()` when its request arrived */
  record(exchange: Exchange, startedAt: number): void;
}

export function createObserver({ metrics, lost, log, routeOf }: Observation): Observer {
  return {
    record(exchange, startedAt) {
      const { outgoing, cache = 'none' } = exchange;
      exchange.route ??= routeOf(pathOf(exchange.target));
      const { route } = exchange;
      metrics.count(route, outgoing.statusCode, cache);
      const missing = outgoing.statusCode === 404 ? lost.note(pathOf(exchange.target)) : null;
      const ms = performance.now() - startedAt;
      if (cache !== 'hit') metrics.observe(route, ms / 1000);
      if (route === '/healthz' || route === '/readyz') return;
      const line = complete(accessLine(exchange, route, ms), exchange, missing);
      log[line.status >= 500 ? 'warn' : 'info'](line, ofRequest);
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
