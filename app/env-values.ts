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

const apiForm = 'an address such as https://contenu.ecole.example/api';

/** Address of an API, without slashes at its end. `fetch` takes no name and password in an address. */
export const apiBase = z
  .url({ protocol: /^https?$/, error: apiForm })
  .refine(hasOnlyPath, `${apiForm}, without a name, password, query or fragment`)
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));

function hasOnlyPath(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, href } = new URL(address);
  return href === `${origin}${pathname}`;
}

export interface PostAddress {
  address: string;
  /** Header made of the name and password in the address, which no log may contain; null: there are none. */
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

/** Address of a proxy; `proxy.example:3128` is understood, as by curl. */
export const proxyAddress = z
  .string()
  .transform((text) => (text.includes('://') ? text : `http://${text}`))
  .pipe(z.url({ protocol: /^https?$/, error: 'an address such as http://proxy.example:3128' }));

/** Address of a frame: only https is loaded. */
export const frameAddress = z.url({
  protocol: /^https$/,
  error: 'an address such as https://www.groupe.example/',
});

export function wholeNumber(min: number, max?: number) {
  const error = `a whole number from ${min} ${max === undefined ? 'on' : `to ${max}`}`;
  const number = z.coerce.number({ error }).int({ error }).min(min, { error });
  return max === undefined ? number : number.max(max, { error });
}

/** Values separated by commas. */
export const list = z.string().transform((text) => text.split(',').map((item) => item.trim()));

export const onOrOff = z
  .enum(['0', '1', 'false', 'true', 'off', 'on'])
  .default('off')
  .transform((text) => text === '1' || text === 'true' || text === 'on');

/** Something in the environment is wrong; the message names each variable, one a line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}
