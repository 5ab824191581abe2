import type { ContentCache } from '~/content/cache.server';
import type { Upstream } from '~/content/upstream.server';
import type { SiteSearch } from '~/search/site-search.server';
import type { Lifecycle } from '../connections/lifecycle';
import type { Step } from '../http/exchange';
import type { ShownSchool } from './shown-school';

export interface HealthOptions {
  lifecycle: Lifecycle;
  upstream: Pick<Upstream, 'state'>;
  contentCache: Pick<ContentCache, 'doubted'>;
  search: Pick<SiteSearch, 'missing'>;
  /** The name of the school, or the reason for its absence. */
  school: () => Promise<ShownSchool>;
  /** Whether it is the demonstration. */
  demonstration: boolean;
}

/**
 * `/healthz`: the process runs. `/readyz`: it shows the school, which it names, and is not draining. Neither depends on
 * the content service: cached pages must remain available while it is down; the response text mentions it.
 */
export function health(options: HealthOptions): Step {
  const { lifecycle, school } = options;
  const readiness = async (): Promise<ShownSchool> => {
    if (lifecycle.opening) return { missing: 'no page is rendered yet' };
    const shown: ShownSchool = lifecycle.draining ? endingSchool : await school();
    if ('missing' in shown) return shown;
    return lifecycle.draining ? endingSchool : shown;
  };
  return (exchange) => {
    const { outgoing, target } = exchange;
    const answer = (status: 200 | 503, text: string) => {
      outgoing.writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      outgoing.end(text);
      return true;
    };
    if (target.includes('?')) return false;
    exchange.route = target;
    if (target === '/healthz') return answer(200, 'ok\n');
    lifecycle.watched = true;
    return readiness().then((shown) =>
      'missing' in shown
        ? answer(503, `not ready: ${shown.missing}\n`)
        : answer(200, textOf(shown.name, options)),
    );
  };
}

const endingSchool: ShownSchool = { missing: 'ending' };

function textOf(name: string, { demonstration, upstream, contentCache, search }: HealthOptions): string {
  const school = `school: ${name}${demonstration ? ' (demonstration)' : ''}\n`;
  const { missing } = search;
  const unsearched = missing.length > 0 ? `search: ${missing.join(', ')} cannot be read\n` : '';
  return `ok\n${school}${stateOf(upstream.state, contentCache.doubted)}${unsearched}`;
}

function stateOf(state: Upstream['state'], doubted: number): string {
  const outageNote = state === 'closed' ? '' : 'content: the service is away, what was last good is served\n';
  return doubted === 0
    ? outageNote
    : `${outageNote}content: ${doubted} answers are doubted, what was last good is served\n`;
}
