import type { ContentCache } from '~/content/cache.server';
import type { ContentClient } from '~/content/client.server';
import type { Upstream } from '~/content/upstream.server';
import type { Lifecycle } from './lifecycle';
import type { Step } from './step';

export interface HealthOptions {
  lifecycle: Lifecycle;
  upstream: Pick<Upstream, 'state'>;
  contentCache: Pick<ContentCache<object>, 'doubted'>;
  /** Whether an answer of the content service has reached this process, perhaps by way of another instance. */
  hasSeen: () => boolean;
  /** Whether there is something last good of each of these paths of the API. */
  hasCopies: (paths: readonly string[]) => Promise<boolean>;
  content: Pick<ContentClient, 'namespace'>;
  /** Resolves when the home page's first pictures are ready, or after a timeout. */
  homeIsReady: () => Promise<void>;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve pages, because it has seen the content or has a copy of it,
 * and is not draining. Neither depends on the content service: cached pages must remain available while it is down;
 * the response text mentions it. `/readyz` waits for the first pictures of the home page, ten seconds after the start
 * at most, and never fails because of one (decision 051).
 */
export function health(options: HealthOptions): Step {
  const { lifecycle, contentCache, homeIsReady, upstream, ...sources } = options;
  const isReady = async () => {
    if (lifecycle.draining || !(await hasContent(sources))) return false;
    await homeIsReady();
    return !lifecycle.draining;
  };
  return (exchange) => {
    const { outgoing, target } = exchange;
    const answer = (well: boolean) => {
      outgoing.writeHead(well ? 200 : 503, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      outgoing.end(
        well
          ? `ok\n${target === '/readyz' ? stateOf(upstream.state, contentCache.doubted) : ''}`
          : 'not ready\n',
      );
      return true;
    };
    if (target !== '/healthz' && target !== '/readyz') return false;
    exchange.route = target;
    if (target === '/healthz') return answer(true);
    lifecycle.watched = true;
    return isReady().then(answer);
  };
}

function stateOf(state: Upstream['state'], doubted: number): string {
  const away = state === 'closed' ? '' : 'content: the service is away, what was last good is served\n';
  return doubted === 0
    ? away
    : `${away}content: ${doubted} answers are doubted, what was last good is served\n`;
}

/** Whether there is content to render: loaded by this process, or copied by an earlier or another one. */
export async function hasContent({
  hasSeen,
  hasCopies,
  content,
}: Pick<HealthOptions, 'hasSeen' | 'hasCopies' | 'content'>): Promise<boolean> {
  return hasSeen() || hasCopies(essentialPaths(content.namespace));
}

/** Content of the home page and of the chrome: without a copy of each, no page can be served. */
function essentialPaths(namespace: string): string[] {
  return ['/users/me', '/menu-enrichis', '/campuses', `/${namespace}-articles/accueil`];
}
