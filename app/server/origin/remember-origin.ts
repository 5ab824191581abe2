import { consentsTo } from '~/consent/choice';
import { asksForData } from '~/framework/data-requests';
import { trackOrigin } from '~/school/admissions/origin-tracking';
import { schoolHosts } from '~/school/admissions/school-hosts.server';
import type { Services } from '~/services/services.server';
import type { Exchange } from '../http/exchange';
import { hostIsAllowed, hostsOf } from '../http/hosts';

/** The `Set-Cookie` values of a response; none for most. */
export type OriginCookies = (exchange: Exchange) => readonly string[];

const noCookies: readonly string[] = [];

/**
 * The cookies that record a visitor's origin (specification §4). They are added to the response and never cached with
 * the page. If they need consent, none are set before it; the origin of the current visit is then saved with the
 * consent (`app/screens/consent/save-choice.server.ts`).
 */
export function originCookies({ env, clock }: Pick<Services, 'env' | 'clock'>): OriginCookies {
  // Without a public origin, every loopback name is the site's own host.
  const hosts = env.publicOriginConfigured ? hostsOf(env.publicOrigin) : null;
  const isSchoolHost = schoolHosts(env);
  const isOwnHost = (host: string) => hostIsAllowed(host, hosts) || isSchoolHost(host);
  const siteAddresses = `${env.publicOrigin}/`;
  const secure = env.publicOrigin.startsWith('https:');
  return (exchange) => {
    const { headers } = exchange.incoming;
    if (exchange.method !== 'GET' || !isPageVisit(exchange)) return noCookies;
    const isFromOutside = headers.referer !== undefined && !headers.referer.startsWith(siteAddresses);
    const mayHaveOrigin = isFromOutside || exchange.target.includes('?');
    // Navigation within the site, by far the most frequent.
    if (!mayHaveOrigin && recordedOrigin.test(headers.cookie ?? '')) return noCookies;
    if (env.originTrackingNeedsConsent && !consentsTo('origin', headers.cookie, clock(), secure))
      return noCookies;
    return trackOrigin({
      url: exchange.url,
      referrer: headers.referer ?? null,
      cookieHeader: headers.cookie ?? null,
      userAgent: headers['user-agent'] ?? null,
      isOwnHost,
      secure,
    });
  };
}

/** The cookie of an origin that is recorded already. */
const recordedOrigin = /(?:^|;\s*)origine-tracking=[^;\s]/;

/**
 * Whether the request is for a document, not for data or a picture. A prefetch by another site or the address bar
 * counts, because the page is then shown without another request; a prefetch by the site itself does not.
 */
function isPageVisit({ incoming: { headers }, target }: Exchange): boolean {
  const isPrefetch = headers['sec-purpose'] !== undefined;
  if (isPrefetch && headers['sec-fetch-site'] === 'same-origin') return false;
  const acceptsDocument = String(headers.accept ?? '').includes('text/html');
  return acceptsDocument && !target.startsWith('/images/') && !asksForData(target);
}
