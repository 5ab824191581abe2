/**
 * The allowed targets of CRM links: one rule for the link and for the policy of the pages whose form follows it. Pure.
 */
import { isLocalHost } from '~/base/address-range';
import { embeddedOrigin } from '~/content/embedded.server';
import type { Env } from '~/env.server';

export interface CrmTargets {
  /** Only `CRM_ORIGINS`; null: any https address of the Internet. */
  named: readonly string[] | null;
  /** Whether an unnamed one may also be http on this machine. */
  loopback: boolean;
  /** The demonstration's CRM, which is on the site itself: the origin of its links, and the site's; else null. */
  ownOrigins: { linked: string; site: string } | null;
}

type CrmEnvironment = Pick<Env, 'crmOrigins' | 'publicOrigin'> & {
  content: Pick<Env['content'], 'apiUrl' | 'directory' | 'demonstration'>;
};

/**
 * Http on loopback is allowed if the visitor, the site and the content service are on one machine. Otherwise a visitor
 * could be led to a server on their own machine.
 */
export function crmTargetsOf({ crmOrigins, publicOrigin, content }: CrmEnvironment): CrmTargets {
  const { apiUrl, directory, demonstration } = content;
  const contentIsHere = apiUrl === null ? directory !== null : isLoopback(new URL(apiUrl));
  const linked = apiUrl === null ? embeddedOrigin : new URL(apiUrl).origin;
  return {
    named: crmOrigins,
    loopback: isLoopback(new URL(publicOrigin)) && contentIsHere,
    ownOrigins: apiUrl === null || demonstration ? { linked, site: publicOrigin } : null,
  };
}

export function isCrmTarget(url: URL, { named, loopback }: CrmTargets): boolean {
  if (named) return named.includes(url.origin);
  return (url.protocol === 'https:' && !isLocalHost(url.hostname)) || (loopback && isLoopback(url));
}

/** The same as sources of `form-action` (CSP 3 §6.4.1), beside `'self'`. */
export function formSources({ named, loopback }: CrmTargets): readonly string[] {
  return named ?? ['https:', ...(loopback ? loopbackHosts.map((host) => `http://${host}:*`) : [])];
}

/** Without `[::1]`, which no policy can name (CSP 3 §2.3.1, host-source). */
const loopbackHosts = ['localhost', '127.0.0.1'];

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && loopbackHosts.includes(hostname);
}
