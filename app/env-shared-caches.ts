/** The variables of the caches in front of the site (decisions 037 and 079). */
import { z } from 'zod';
import { bareOrigin, list, onOrOff, optional } from './env-values';

export interface SharedCachesEnv {
  /** Whether pages have surrogate keys, for caches that purge by key. */
  keys: boolean;
  /** Origins of Varnish instances that are notified of changes. */
  varnish: readonly string[];
  /** Origins of nginx instances that request changed pages again. */
  nginx: readonly string[];
  /** The address of a CDN that is notified of changes; null: none. */
  api: PurgeApi | null;
}

interface PurgeApi {
  url: string;
  token: string | undefined;
  /** JSON of a message with these keys. */
  body: (keys: readonly string[]) => string;
}

/** Placeholder in a template for an array of keys. */
const keysPlace = '{keys}';
/** Cloudflare's format. */
const defaultBody = `{"tags":${keysPlace}}`;

const bodyTemplate = z
  .string()
  .refine(
    (text) => text.includes(keysPlace) && isJson(bodyWith(text, [])),
    `JSON with ${keysPlace} in it, such as ${defaultBody}`,
  );

export const sharedCacheVariables = {
  SHARED_CACHE: optional(z.enum(['passes-first-visits'])).describe(
    '`passes-first-visits` allows caches in front of the site to store pages. Set this only if the cache forwards to this site each request with `utm_` parameters or with a `Referer` of another site (decision 037), as `deploy/varnish/site.vcl` and `deploy/nginx/cache.conf` do. Unset: pages are private.',
  ),
  SURROGATE_KEYS: onOrOff.describe(
    'Adds `Surrogate-Key` to pages, for caches that purge by key (decision 079). Always on if `PURGE_VARNISH` or `PURGE_API_URL` is set.',
  ),
  PURGE_VARNISH: optional(list.pipe(z.array(bareOrigin).min(1))).describe(
    'Origins of Varnish instances that the site notifies of changes, separated by commas.',
  ),
  PURGE_NGINX: optional(list.pipe(z.array(bareOrigin).min(1))).describe(
    'Origins of nginx caches that fetch changed pages again, separated by commas. Requires `CONTENT_PURGE_SECRET`.',
  ),
  PURGE_API_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'Address of a CDN that the site notifies of changes.',
  ),
  PURGE_API_TOKEN: optional(z.string().regex(/^[\x21-\x7e]+$/, 'a token without spaces')).describe(
    'Bearer token for `PURGE_API_URL`.',
  ),
  PURGE_API_BODY: optional(bodyTemplate).describe(
    `JSON body of the request to \`PURGE_API_URL\`; the keys replace \`${keysPlace}\`. Unset: \`${defaultBody}\`.`,
  ),
};

type Variables = z.output<z.ZodObject<typeof sharedCacheVariables>>;

export function sharedCachesOf(env: Variables): SharedCachesEnv {
  const varnish = env.PURGE_VARNISH ?? [];
  const api = env.PURGE_API_URL
    ? {
        url: env.PURGE_API_URL,
        token: env.PURGE_API_TOKEN,
        body: (keys: readonly string[]) => bodyWith(env.PURGE_API_BODY ?? defaultBody, keys),
      }
    : null;
  // A cache that purges by key needs the keys on the pages.
  return {
    keys: env.SURROGATE_KEYS || varnish.length > 0 || api !== null,
    varnish,
    nginx: env.PURGE_NGINX ?? [],
    api,
  };
}

/** A template's text with the keys in their place. */
function bodyWith(template: string, keys: readonly string[]): string {
  return template.replaceAll(keysPlace, () => JSON.stringify(keys));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
