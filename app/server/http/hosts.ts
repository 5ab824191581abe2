/** The hosts that the site answers under. Pure. */

/**
 * Whether the site answers under a host, also with the dot of a fully qualified name (RFC 3986 §3.2.2).
 *
 * @param allowed exact hosts (with an optional port); null accepts loopback hosts at any port
 */
export function hostIsAllowed(host: string | undefined, allowed: readonly string[] | null): boolean {
  if (host === undefined) return false;
  const requested = host.toLowerCase();
  if (allowed) return allowed.includes(withoutDefaultPort(requested).replace(/\.$/, ''));
  return loopbackHost.test(requested);
}

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * `ecole.example:80` and `:443` are `ecole.example`: some proxies and clients name the default port (RFC 9110 §4.2.3),
 * those in front of the site that of http.
 */
export function withoutDefaultPort(host: string): string {
  return host.replace(/:(?:80|443)$/, '');
}

/** Whether a request has one `Host`, as RFC 9112 §3.2 requires: of two, a proxy may have used the other. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}

/** The hosts of a public origin: its own, and its bare form when it starts with `www.`. */
export function hostsOf(publicOrigin: string): string[] {
  const { host } = new URL(publicOrigin);
  return host.startsWith('www.') ? [host, host.slice('www.'.length)] : [host];
}
