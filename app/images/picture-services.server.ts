/** Composes the pictures' services: origins, converter, cache and metrics. */
import path from 'node:path';
import type { Clock } from '~/base/clock';
import { embeddedOrigin } from '~/content/embedded.server';
import { type Fetch, networkFetch } from '~/content/network-fetch.server';
import type { Env } from '~/env.server';
import type { Log } from '~/log.server';
import { countFromZero, type Metrics } from '~/metrics.server';
import { createConverter } from './converter/converter.server';
import { measureImages } from './image-metrics.server';
import { createImages, imageOutcomes } from './images.server';
import { sentFormats } from './picture/form';
import { setMediaOrigins } from './picture/media-origins.server';
import { reportRejection, reportRejectionsTo } from './picture/rejected-pictures';
import { onVersionReplaced } from './picture/versions';

export interface PictureServicesOptions {
  env: Pick<Env, 'mediaOrigins' | 'content' | 'proxies'>;
  /** The embedded content service; null when `CONTENT_API_URL` is set. */
  embedded: Fetch | null;
  metrics: Metrics;
  clock: Clock;
  log: Log;
}

export function createPictureServices({ env, embedded, metrics, clock, log }: PictureServicesOptions) {
  const origins = embedded ? [embeddedOrigin, ...env.mediaOrigins] : env.mediaOrigins;
  setMediaOrigins(origins, env.content.apiUrl ? [new URL(env.content.apiUrl).origin] : []);
  reportRejectionsTo(({ url, why, problem }) =>
    log.warn({ picture: url, why, problem }, 'a picture cannot be shown'),
  );
  countFromZero(metrics.imageJobs, { format: sentFormats, outcome: imageOutcomes });
  const network = networkFetch(env.proxies);
  const converter = createConverter({ log });
  const images = createImages({
    source: {
      origins,
      fetch: (request) =>
        embedded && request.url.startsWith(`${embeddedOrigin}/`) ? embedded(request) : network(request),
    },
    converter,
    directory: path.resolve('node_modules/.cache/images'),
    clock,
    onJob: ({ format, outcome, seconds }) => {
      metrics.imageJobs.inc({ format, outcome });
      if (seconds !== null) metrics.imageSeconds.observe({ format }, seconds);
    },
    onUnshown: (picture, why, reason) => reportRejection({ url: picture, why, problem: reason }),
  });
  onVersionReplaced((picture) => void images.forget(picture));
  measureImages(metrics.registry, images, converter);
  return { images, converter };
}
