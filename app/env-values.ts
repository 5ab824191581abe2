/** Kinds of values in the environment, and the error for an invalid one. */
import { z } from 'zod';

/** `https://www.ecole.example` */
export const bareOrigin = z
  .url({ protocol: /^https?$/, error: 'an origin such as https://www.ecole.example' })
  .transform((text, context) => {
    const { origin, href } = URL.canParse(text) ? new URL(text) : { origin: '', href: text };
    if (href === `${origin}/`) return origin;
    context.addIssue({ code: 'custom', message: 'an origin: scheme, host, port, nothing after' });
    return z.NEVER;
  });

/** Address of an API, without slashes at its end. */
export const apiBase = z
  .url({ protocol: /^https?$/, error: 'an address such as https://contenu.ecole.example/api' })
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));

export interface PostAddress {
  address: string;
  /** Of the name and password in the address, which may stand in no log; null: none. */
  authorization: string | null;
}

/** `https://name:password@cache.example/purge` */
export const postAddress = z
  .url({ protocol: /^https?$/, error: 'an address such as https://cache.example/purge' })
  .transform((text, context): PostAddress => {
    const url = new URL(text);
    const { username, password } = url;
    Object.assign(url, { username: '', password: '' });
    try {
      const pair = [username, password].map(decodeURIComponent).join(':');
      const authorization = pair === ':' ? null : `Basic ${Buffer.from(pair).toString('base64')}`;
      return { address: url.href, authorization };
    } catch {
      context.addIssue({ code: 'custom', message: 'a % in its name or password must be written %25' });
      return z.NEVER;
    }
  });

/** Of a proxy; `proxy.example:3128` is understood, as curl does. */
export const proxyAddress = z
  .string()
  .transform((text) => (text.includes('://') ? text : `http://${text}`))
  .pipe(z.url({ protocol: /^https?$/, error: 'an address such as http://proxy.example:3128' }));

/** Of a frame: other addresses than those of https are not loaded. */
export const frameAddress = z.url({
  protocol: /^https$/,
  error: 'an address such as https://www.groupe.example/',
});

export function wholeNumber(least: number, greatest?: number) {
  const error = `a whole number from ${least} ${greatest === undefined ? 'on' : `to ${greatest}`}`;
  const number = z.coerce.number({ error }).int({ error }).min(least, { error });
  return greatest === undefined ? number : number.max(greatest, { error });
}

/** Comma-separated. */
export const list = z.string().transform((text) => text.split(',').map((item) => item.trim()));

export const onOrOff = z
  .enum(['0', '1', 'false', 'true', 'off', 'on'])
  .default('off')
  .transform((text) => text === '1' || text === 'true' || text === 'on');

/** Something in the environment is wrong; the message names each variable, one a line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}
