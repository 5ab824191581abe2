/**
 * `POST /hooks/vitals`: a browser reports one page view (decision 089). Its address is compared with a limit in memory,
 * for a minute, and is used nowhere else; agent and privacy signals are read, cookies and referrer are not.
 */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Limits } from '~/instances/limits.server';
import { networkLimit } from '~/instances/network-limit.server';
import { deviceOf } from '~/site/device';
import { type VitalsReport, vitalsAddress } from '~/site/vitals-report';
import type { Clients } from '../http/clients';
import type { Exchange, Step } from '../http/exchange';
import type { ReportOutcome, VitalsMetrics } from './vitals-metrics';

/** Largest report in bytes. */
export const longestReport = 1024;

/** Reports in `duration` seconds, of one client's network and of all: a network may be a whole school. */
const ofNetwork = { points: 120, duration: 60 };
const ofAll = { points: 1200, duration: 60 };

/** No store receives an address. */
const inMemory: Limits = (name, { points, duration }) =>
  new RateLimiterMemory({ points, duration, keyPrefix: name });

export interface VitalsOptions {
  /** Share of page views that is measured; 0: none is accepted. */
  share: number;
  clients: Pick<Clients, 'networkOf'>;
  /** Pattern of each page's route, by its id. */
  templates: ReadonlyMap<string, string>;
  metrics: VitalsMetrics;
  /** Reads the body. @returns true when it was refused, and answered */
  read: (exchange: Exchange) => Promise<boolean>;
}

export function takeVitals({ share, clients, templates, metrics, read }: VitalsOptions): Step {
  if (share === 0) return () => false;
  const network = networkLimit(inMemory, 'vitals', ofNetwork);
  const all = inMemory('vitals-of-all', ofAll);

  return (exchange) => {
    const asked = exchange.target === vitalsAddress && exchange.method === 'POST';
    return asked ? take(exchange) : false;
  };

  async function take(exchange: Exchange): Promise<true> {
    exchange.route = vitalsAddress;
    const within =
      (await isWithin(network.consume(clients.networkOf(exchange.incoming)))) &&
      (await isWithin(all.consume('all')));
    if (!within) return answer(exchange, 429, 'refused');
    const { headers } = exchange.incoming;
    if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return answer(exchange, 204);
    if (await read(exchange)) return true;
    const report = parseReport(exchange.body?.toString('utf8') ?? '');
    const route = templates.get(report?.template ?? '');
    if (!report || route === undefined) return answer(exchange, 400, 'unreadable');
    metrics.take(report, route, deviceOf(headers['user-agent']));
    return answer(exchange, 204, 'taken');
  }

  function answer({ outgoing }: Exchange, status: number, outcome?: ReportOutcome): true {
    if (outcome) metrics.count(outcome);
    outgoing.writeHead(status, { 'cache-control': 'no-store' });
    outgoing.end();
    return true;
  }
}

const isWithin = (counted: Promise<unknown>): Promise<boolean> =>
  counted.then(
    () => true,
    () => false,
  );

const milliseconds = z.number().min(0).max(120_000).optional();
const schema = z.strictObject({
  template: z.string().max(80),
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  cls: z.number().min(0).max(100).optional(),
});

/** @returns null for a report that no page of the site sends */
function parseReport(text: string): VitalsReport | null {
  try {
    return schema.parse(JSON.parse(text)) as VitalsReport;
  } catch {
    return null;
  }
}
