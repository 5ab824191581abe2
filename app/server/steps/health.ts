import type { ServerResponse } from 'node:http';
import type { ContentCache } from '~/content/cache.server';
import type { Upstream } from '~/content/upstream.server';
import type { SiteSearch } from '~/search/site-search.server';
import type { Lifecycle } from '../connections/lifecycle';
import type { Step } from '../http/exchange';
import type { SchoolStatus } from './school-status';

export interface HealthOptions {
  lifecycle: Lifecycle;
  upstream: Pick<Upstream, 'state'>;
  contentCache: Pick<ContentCache, 'doubted'>;
  search: Pick<SiteSearch, 'missing'>;
  /** The name of the school, or the reason for its absence. */
  school: () => Promise<SchoolStatus>;
  /** Whether it is the demonstration. */
  demonstration: boolean;
}

/**
 * `/healthz`: the process runs. `/readyz`: it shows the school, which it names, and is not draining. Neither depends on
 * the content service: cached pages must remain available while it is down; the response text mentions it.
 */
export function health(options: HealthOptions): Step {
  const { lifecycle, school } = options;

  async function readiness(): Promise<SchoolStatus> {
    if (lifecycle.opening) return { missing: 'no page is rendered yet' };
    if (lifecycle.draining) return drainingSchool;
    const status = await school();
    // Draining may have begun meanwhile.
    return lifecycle.draining && !('missing' in status) ? drainingSchool : status;
  }

  return (exchange) => {
    const { outgoing, target } = exchange;
    if (target.includes('?')) return false;
    exchange.route = target;
    if (target === '/healthz') return answer(outgoing, 200, 'ok\n');
    lifecycle.watched = true;
    return readiness().then((status) =>
      'missing' in status
        ? answer(outgoing, 503, `not ready: ${status.missing}\n`)
        : answer(outgoing, 200, stateOf(status.name, options)),
    );
  };
}

const drainingSchool: SchoolStatus = { missing: 'ending' };

function answer(outgoing: ServerResponse, status: 200 | 503, text: string): true {
  outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  outgoing.end(text);
  return true;
}

function stateOf(name: string, { demonstration, upstream, contentCache, search }: HealthOptions): string {
  const lines = ['ok', `school: ${name}${demonstration ? ' (demonstration)' : ''}`];
  if (upstream.state !== 'closed') lines.push('content: the service is away, what was last good is served');
  if (contentCache.doubted > 0)
    lines.push(`content: ${contentCache.doubted} answers are doubted, what was last good is served`);
  if (search.missing.length > 0) lines.push(`search: ${search.missing.join(', ')} cannot be read`);
  return lines.map((line) => `${line}\n`).join('');
}
