/** The caches that are notified of changes, and the request each understands. */
import type { Env } from '~/env.server';

export interface PurgeTarget {
  /** Kind of cache, for log and metrics. */
  kind: 'varnish' | 'api';
  /** Most keys of one request. */
  mostKeys: number;
  request(keys: readonly string[]): Request;
}

/** A header of eight kilobytes. */
const mostForVarnish = 400;
/** Cloudflare's limit per request. */
const mostForApi = 30;

/** @param secret `CONTENT_PURGE_SECRET`, which the configuration in `deploy/varnish/site.vcl` compares */
export function purgeTargets(
  { varnish, api }: Env['sharedCaches'],
  secret: string | undefined,
): PurgeTarget[] {
  return [
    ...varnish.map((origin) => varnishAt(origin, secret)),
    ...(api
      ? [
          {
            kind: 'api' as const,
            mostKeys: mostForApi,
            request: (keys: readonly string[]) =>
              new Request(api.url, {
                method: 'POST',
                headers: {
                  'content-type': 'application/json',
                  // Fastly reads the keys here, Cloudflare in the body.
                  'surrogate-key': keys.join(' '),
                  ...bearer(api.token),
                },
                body: api.body(keys),
              }),
          },
        ]
      : []),
  ];
}

function varnishAt(origin: string, secret: string | undefined): PurgeTarget {
  return {
    kind: 'varnish',
    mostKeys: mostForVarnish,
    request: (keys) =>
      new Request(origin, { method: 'PURGE', headers: { 'xkey-purge': keys.join(' '), ...bearer(secret) } }),
  };
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
