/** The site's monitoring: metrics and access log. */
import type { Server } from 'node:http';
import type { Services } from '~/services/services.server';
import { legacyAddresses } from './addresses/legacy-addresses';
import { parseLegacyRules } from './addresses/legacy-rules';
import { lostAddresses } from './observe/lost-addresses';
import { createMetricsServer } from './observe/metrics-server';
import { createObserver } from './observe/observe';
import { registerSiteMetrics } from './observe/site-metrics';
import type { Pipeline } from './pipeline';

export interface WatchOptions {
  server: Server;
  services: Services;
  pipeline: Pipeline;
  routeOf: (path: string) => string;
  /** All patterns. */
  routes: Iterable<string>;
}

/** @returns the observer of each response; with `METRICS_PORT`, metrics are served while the site listens */
export function watchSite({ server, services, pipeline, routeOf, routes }: WatchOptions) {
  const { env, log, metrics, upstream, contentCache, report, missingLabels, search } = services;
  const lost = lostAddresses(parseLegacyRules(legacyAddresses));
  const siteMetrics = registerSiteMetrics(metrics, {
    routes,
    lost,
    pages: pipeline.pages,
    report,
    missingLabels,
    contentAnswers: () => contentCache.entries,
    contentBytes: () => contentCache.bytes,
    upstream,
    search,
    loop: pipeline.loop,
    overloadRefusals: pipeline.refusals,
    connections: () =>
      new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count))),
  });
  const { metricsPort, metricsHost } = env;
  const metricsServer = metricsPort === undefined ? null : createMetricsServer(metrics.registry);
  if (metricsServer) {
    metricsServer.on('error', (error) => log.error({ err: error }, 'metrics cannot be read'));
    server.once('listening', () =>
      metricsServer.listen({ port: metricsPort, host: metricsHost, exclusive: true }),
    );
  }
  return {
    ...createObserver({ metrics: siteMetrics, lost, log, routeOf }),
    stop() {
      metricsServer?.close();
      metricsServer?.closeAllConnections();
    },
  };
}
