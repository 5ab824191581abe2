/** The variables of the proxies through which requests leave the network, as curl and npm read them. */
import { z } from 'zod';
import { optional } from './env-values';

export interface Proxies {
  /** Address of the one for `http:`; null: such requests go straight. */
  http: string | null;
  /** For `https:`; unset, it is that for `http:`. */
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
  http_proxy: address,
  HTTP_PROXY: address,
  https_proxy: address,
  HTTPS_PROXY: address,
  no_proxy: hosts,
  NO_PROXY: hosts,
};

/** Of two spellings the small one counts, as in curl. @returns null where no proxy is named */
export function proxiesOf(env: z.output<z.ZodObject<typeof proxyVariables>>): Proxies | null {
  const http = env.http_proxy ?? env.HTTP_PROXY ?? null;
  const https = env.https_proxy ?? env.HTTPS_PROXY ?? http;
  return https === null ? null : { http, https, except: env.no_proxy ?? env.NO_PROXY ?? '' };
}
