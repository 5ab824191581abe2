/** `fetch` over the network, with a connect deadline and a bounded number of sockets. */
import { isLoopback } from '~/base/local-hosts';
import type { Proxies } from '~/env.server';

/** `fetch` as the site needs it; the embedded service's handler fits too. */
export type Fetch = (request: Request) => Promise<Response>;

/** Milliseconds to reach a host. */
const connectTimeout = 1000;

/** Sockets to one origin. */
const connections = 20;

/** @param proxies null: every host is asked directly, as those of this machine always are */
export function networkFetch(proxies: Proxies | null = null): Fetch {
  let network: ReturnType<typeof openNetwork> | undefined;
  return async (request) => {
    network ??= openNetwork(proxies);
    const { fetch, dispatcherFor } = await network;
    const body = request.method === 'POST' ? await request.text() : undefined;
    const response = await fetch(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      // A redirect could lead to any host: it is an error, or an answer that the caller reads.
      redirect: request.redirect === 'manual' ? 'manual' : 'error',
      signal: request.signal,
      dispatcher: dispatcherFor(new URL(request.url)),
      ...(body === undefined ? {} : { body }),
    });
    return response as unknown as Response;
  };
}

/** Loaded with the first call: a site on the embedded service alone starts without it. */
async function openNetwork(proxies: Proxies | null) {
  const { Agent, EnvHttpProxyAgent, fetch, Pool } = await import('undici');
  const limits = { connect: { timeout: connectTimeout }, connections };
  const direct = new Agent(limits);
  if (proxies === null) return { fetch, dispatcherFor: () => direct };
  const proxied = new EnvHttpProxyAgent({
    ...limits,
    proxyTls: limits.connect,
    // As curl does: most proxies refuse a tunnel to anything but port 443.
    proxyTunnel: false,
    // Without a factory, the agent drops the limit of sockets where it does not tunnel.
    factory: (origin, options) => new Pool(origin, { ...options, connections }),
    // Empty rather than absent, so that the agent does not read the environment by itself.
    httpProxy: proxies.http ?? '',
    httpsProxy: proxies.https,
    noProxy: proxies.except,
  });
  return { fetch, dispatcherFor: ({ hostname }: URL) => (isLoopback(hostname) ? direct : proxied) };
}
