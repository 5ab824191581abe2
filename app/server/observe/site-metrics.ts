/** The metrics of the pipeline: read from the counters of the steps, on request. */
import { Counter, Gauge, Histogram } from 'prom-client';
import type { BoundaryReport } from '~/content/boundary-report';
import type { Upstream } from '~/content/upstream.server';
import { answerBuckets, countFromZero, type Metrics } from '~/metrics.server';
import type { SiteSearch } from '~/search/site-search.server';
import type { MissingLabels } from '~/site/missing-labels.server';
import type { PageCache } from '../page-cache/page-cache';
import type { EventLoopWatch } from './event-loop';
import type { LostAddresses } from './lost-addresses';

export interface MetricSources {
  /** All patterns: they are counted from zero. */
  routes: Iterable<string>;
  lost: LostAddresses;
  pages: Pick<PageCache, 'parts' | 'bytes' | 'renders' | 'rendering'>;
  report: Pick<BoundaryReport, 'dropped'>;
  missingLabels: Pick<MissingLabels, 'counts'>;
  contentAnswers: () => number;
  contentBytes: () => number;
  search: Pick<SiteSearch, 'missing'>;
  upstream: Pick<Upstream, 'state' | 'activeCalls'>;
  loop: Pick<EventLoopWatch, 'delay'>;
  overloadRefusals: () => number;
  connections: () => Promise<number>;
}

/** What the page cache did for an answer. */
const cacheStates = ['hit', 'stale', 'miss', 'none'] as const;
type CacheState = (typeof cacheStates)[number];
/** What answers outside the site's routes. */
const otherRoutes = ['(file)', '(redirect)', '(refused)', '(language)', '(preview)'];

export interface SiteMetrics {
  /** Counts a response. */
  count(route: string, status: number, cache: CacheState): void;
  /** Records the duration of a response that was not a cache hit. */
  observe(route: string, seconds: number): void;
}

export function registerSiteMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  sources: MetricSources,
): SiteMetrics {
  const { routes, lost, pages, upstream, loop } = sources;
  const registers = [registry];
  const counter = (
    name: string,
    help: string,
    labelNames: string[],
    read: () => [Record<string, string>, number][],
  ) =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.inc(labels, value);
      },
    });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });

  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by pattern of the route and class of the status',
    labelNames: ['route', 'status'],
    registers,
  });
  countFromZero(requests, { route: [...otherRoutes, ...routes], status: [1, 2, 3, 4, 5].map(classOf) });
  const answers = new Counter({
    name: 'site_page_cache_answers_total',
    help: 'Pages by what the page cache did',
    labelNames: ['state'],
    registers,
  });
  countFromZero(answers, { state: cacheStates });
  const notFound = new Counter({
    name: 'site_not_found_total',
    help: 'Answers 404, by pattern of the route',
    labelNames: ['route'],
    registers,
  });
  counter('site_lost_addresses_total', '404s that look like an address of the old site', ['kind'], () =>
    [...lost.counts].map(([kind, count]) => [{ kind }, count]),
  );
  counter(
    'site_dropped_total',
    'Entries and blocks of the content service that could not be used',
    ['kind'],
    () => Object.entries(sources.report.dropped).map(([kind, count]) => [{ kind }, count]),
  );
  counter(
    'site_missing_labels_total',
    'Labels nobody knows, by key, each time one is rendered',
    ['key'],
    () => [...sources.missingLabels.counts].map(([key, count]) => [{ key }, count]),
  );
  counter('site_renders_total', 'Pages rendered for the page cache', [], () => [[{}, pages.renders]]);
  counter('site_overload_refusals_total', 'Requests refused because the process was behind', [], () => [
    [{}, sources.overloadRefusals()],
  ]);
  new Gauge({
    name: 'site_page_cache_pages',
    help: 'Pages kept: whole ones of the school, and invented: with parameters, data, 404s, redirects, searches',
    labelNames: ['part'],
    registers,
    collect() {
      for (const [part, count] of Object.entries(pages.parts)) this.set({ part }, count);
    },
  });
  gauge('site_page_cache_bytes', 'Bytes of the pages kept', () => pages.bytes);
  gauge('site_renders_under_way', 'Pages being rendered', () => pages.rendering);
  gauge('site_content_answers', 'Answers of the content service kept', sources.contentAnswers);
  gauge('site_content_bytes', 'Bytes of these answers, with what was made of them', sources.contentBytes);
  gauge('site_content_calls_under_way', 'Calls to the content service under way', () => upstream.activeCalls);
  gauge(
    'site_content_breaker_open',
    'Circuit to the content service: 0 closed, 0.5 trying, 1 open',
    () => ({ closed: 0, 'half-open': 0.5, open: 1 })[upstream.state],
  );
  gauge(
    'site_search_missing',
    'Parts of the site that cannot be read for the search: /readyz names them',
    () => sources.search.missing.length,
  );
  gauge(
    'site_event_loop_delay_seconds',
    'How late the event loop was in the last second, 99th percentile',
    () => loop.delay / 1000,
  );
  gauge('site_connections', 'Connections open', sources.connections);
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'Duration of the answers that were not pages from the cache, by pattern of the route',
    labelNames: ['route'],
    buckets: answerBuckets,
    registers,
  });
  return {
    count(route, status, cache) {
      requests.inc({ route, status: classOf(Math.trunc(status / 100)) });
      answers.inc({ state: cache });
      if (status === 404) notFound.inc({ route });
    },
    observe: (route, seconds) => durations.observe({ route }, seconds),
  };
}

const classOf = (hundreds: number) => `${hundreds}xx`;
