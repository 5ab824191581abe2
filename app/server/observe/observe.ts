/** What is noted of every answer: counted always, timed when it took work, logged while there is room. */
import type { Exchange } from '../step';
import { type AccessLine, type AccessLog, accessLine } from './access-log';
import type { AnswerTally } from './answer-tally';
import type { LostAddresses } from './lost-addresses';

export interface Observation {
  tally: AnswerTally;
  lost: LostAddresses;
  log: AccessLog;
  routeOf: (path: string) => string;
  observe: (route: string, seconds: number) => void;
}

export interface Observer {
  /** Notes an answer. @param startedAt `performance.now()` when its request came */
  answered(exchange: Exchange, startedAt: number): void;
}

export function createObserver({ tally, lost, log, routeOf, observe }: Observation): Observer {
  return {
    answered(exchange, startedAt) {
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
  // A page from the cache is handed on in one piece, and noted before it is on its way.
  if (outgoing.destroyed && !outgoing.writableFinished) line.aborted = true;
  return line;
}

function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark === -1 ? target : target.slice(0, mark);
}
