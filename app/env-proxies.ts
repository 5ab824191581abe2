/** The variables of the proxies through which requests leave the network, as curl and npm read them. */
import { z } from 'zod';
import { optional } from './env-values';

export interface Proxies {
  /** Proxy address for `http:`; null: no proxy. */
  http: string | null;
  /** For `https:`; by default, that for `http:`. */
  https: string | null;
  /** Hosts that are asked straight, with commas between; `*`: all. */
  except: string;
}

/** `proxy.example:3128` is understood, as curl does. */
const address = optional(
  z
    .string()
    .transform((text) => (text.includes('://') ? text : `http://${text}`))
    .pipe(z.url({ protocol: /^https?$/, error: 'an address such as http://proxy.example:3128' })),
);
const hosts = optional(z.string());

export const proxyVariables = {
  http_proxy: address.describe('The same as `HTTP_PROXY`, but takes precedence over it.'),
  HTTP_PROXY: address.describe(
    'Proxy for content, pictures and `PURGE_URL` over http. Requests to Redis and this machine use no proxy.',
  ),
  https_proxy: address.describe('The same as `HTTPS_PROXY`, but takes precedence over it.'),
  HTTPS_PROXY: address.describe(
    'Proxy for content, pictures and `PURGE_URL` over https. Unset: the proxy for http.',
  ),
  no_proxy: hosts.describe('The same as `NO_PROXY`, but takes precedence over it.'),
  NO_PROXY: hosts.describe(
    'Hosts, separated by commas, to which requests use no proxy, such as a content service in the private network. `*`: all hosts.',
  ),
};

/** The lower-case spelling takes precedence, as in curl. @returns null without a proxy */
export function proxiesOf(env: z.output<z.ZodObject<typeof proxyVariables>>): Proxies | null {
  const http = env.http_proxy ?? env.HTTP_PROXY ?? null;
  const https = env.https_proxy ?? env.HTTPS_PROXY ?? http;
  return https === null ? null : { http, https, except: env.no_proxy ?? env.NO_PROXY ?? '' };
}
