import { trackOrigin } from '~/admissions/origin-tracking';
import type { Services } from '~/services.server';
import { hostsOf } from './request-shape';
import type { Step } from './step';

/**
 * Remembers where a visitor came from in cookies (specification §4), around the page and never in it:
 * a page that is kept for the next visitor must not carry the last one's.
 */
export function rememberOrigin({ env }: Services): Step {
  const ownHosts = hostsOf(env.publicOrigin);
  const secure = env.publicOrigin.startsWith('https:');
  return ({ incoming, outgoing, method, url }) => {
    if (method !== 'GET' || env.originTrackingNeedsConsent || !isPageVisit(incoming.headers, url)) return false;
    const cookies = trackOrigin({
      url,
      referrer: incoming.headers.referer ?? null,
      cookieHeader: incoming.headers.cookie ?? null,
      userAgent: incoming.headers['user-agent'] ?? null,
      ownHosts,
      secure,
    });
    for (const cookie of cookies) outgoing.appendHeader('set-cookie', cookie);
    return false;
  };
}

/** A document somebody looks at, not data, a picture or a prefetch. */
function isPageVisit(headers: Record<string, string | string[] | undefined>, url: URL): boolean {
  return (
    !url.searchParams.has('_data') &&
    !url.pathname.startsWith('/images/') &&
    headers['sec-purpose'] === undefined &&
    String(headers.accept ?? '').includes('text/html')
  );
}
