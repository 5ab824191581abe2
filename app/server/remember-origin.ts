import { trackOrigin } from '~/admissions/origin-tracking';
import type { Services } from '~/services.server';
import { hostsOf } from './request-shape';
import type { Exchange, Step } from './step';

/** `Set-Cookie` values for one visit; none for most. */
export type OriginCookies = (exchange: Exchange) => readonly string[];

const none: readonly string[] = [];
export const noCookies: OriginCookies = () => none;

/**
 * The cookies that remember where a visitor came from (specification §4). They are put around a page
 * and never into it: a page that is kept for the next visitor must not carry the last one's.
 */
export function originCookies({ env }: Pick<Services, 'env'>): OriginCookies {
  if (env.originTrackingNeedsConsent) return noCookies;
  const ownHosts = hostsOf(env.publicOrigin);
  const ownAddresses = `${env.publicOrigin}/`;
  const secure = env.publicOrigin.startsWith('https:');
  return (exchange) => {
    const { headers } = exchange.incoming;
    if (exchange.method !== 'GET' || !isPageVisit(exchange)) return none;
    const fromOutside = headers.referer !== undefined && !headers.referer.startsWith(ownAddresses);
    // The way from page to page, by far the most frequent: nothing new to remember.
    if (!fromOutside && !exchange.target.includes('?') && rememberedAlready.test(headers.cookie ?? ''))
      return none;
    return trackOrigin({
      url: exchange.url,
      referrer: headers.referer ?? null,
      cookieHeader: headers.cookie ?? null,
      userAgent: headers['user-agent'] ?? null,
      ownHosts,
      secure,
    });
  };
}

/** Sets the origin cookies on whatever answers after this step. */
export function rememberOrigin(services: Pick<Services, 'env'>): Step {
  const cookiesOf = originCookies(services);
  return (exchange) => {
    for (const cookie of cookiesOf(exchange)) exchange.outgoing.appendHeader('set-cookie', cookie);
    return false;
  };
}

const rememberedAlready = /(?:^|;\s*)origine-tracking=[^;\s]/;

/** A document somebody looks at, not data, a picture or a prefetch. */
function isPageVisit({ incoming: { headers }, target }: Exchange): boolean {
  return (
    headers['sec-purpose'] === undefined &&
    String(headers.accept ?? '').includes('text/html') &&
    !target.startsWith('/images/') &&
    !/[?&]_data=/.test(target)
  );
}
