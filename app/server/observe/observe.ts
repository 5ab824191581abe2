/** Counts, times and logs every response; hits of the page cache are not timed, and `log.server.ts` limits the lines. */
import { requestMessage } from '~/log.server';
import type { Exchange } from '../http/exchange';
import { accessLine } from './access-log';
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
      const lostPath = outgoing.statusCode === 404 ? lost.note(pathOf(exchange.target)) : null;
      const milliseconds = performance.now() - startedAt;
      if (cache !== 'hit') metrics.observe(route, milliseconds / 1000);
      if (route === '/healthz' || route === '/readyz') return;
      const line = accessLine(exchange, route, milliseconds, lostPath);
      log[line.status >= 500 ? 'warn' : 'info'](line, requestMessage);
    },
  };
}

export function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark === -1 ? target : target.slice(0, mark);
}
