/** The origins a CRM link may lead to, by one rule for the link and for `form-action` of the pages with the form. Pure. */
import { isLocalHost } from '~/base/local-hosts';
import { embeddedOrigin } from '~/content/embedded.server';
import type { Env } from '~/env.server';

export interface CrmTargets {
  /** `CRM_ORIGINS`; null: any https origin of the Internet. */
  allowedOrigins: readonly string[] | null;
  /** Whether a link may also be http on this machine, if `allowedOrigins` is null. */
  allowsLoopback: boolean;
  /** For the demonstration, whose CRM is on the site itself: the origin in its links, and that of the site. */
  demonstrationOrigins: { linked: string; site: string } | null;
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
    allowedOrigins: crmOrigins,
    allowsLoopback: isLoopback(new URL(publicOrigin)) && contentIsHere,
    demonstrationOrigins: apiUrl === null || demonstration ? { linked, site: publicOrigin } : null,
  };
}

export function isCrmTarget(url: URL, { allowedOrigins, allowsLoopback }: CrmTargets): boolean {
  if (allowedOrigins) return allowedOrigins.includes(url.origin);
  return (url.protocol === 'https:' && !isLocalHost(url.hostname)) || (allowsLoopback && isLoopback(url));
}

/** What `isCrmTarget` accepts, as sources of `form-action` (CSP 3 §6.4.1), which also has `'self'`. */
export function formSources({ allowedOrigins, allowsLoopback }: CrmTargets): readonly string[] {
  return (
    allowedOrigins ?? ['https:', ...(allowsLoopback ? loopbackHosts.map((host) => `http://${host}:*`) : [])]
  );
}

/** Without `[::1]`, which no policy can name (CSP 3 §2.3.1, host-source). */
const loopbackHosts = ['localhost', '127.0.0.1'];

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && loopbackHosts.includes(hostname);
}
