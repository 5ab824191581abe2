import { consentsTo } from '~/consent/choice';
import { trackOrigin } from '~/school/admissions/origin-tracking';
import type { Services } from '~/services.server';
import { hostIsAllowed, hostsOf } from './request-shape';
import type { Exchange, Step } from './step';

/** `Set-Cookie` values for one visit; none for most. */
export type OriginCookies = (exchange: Exchange) => readonly string[];

const none: readonly string[] = [];
export const noCookies: OriginCookies = () => none;

/**
 * The cookies that remember where a visitor came from (specification §4). They are put around a page
 * and never into it: a page that is kept for the next visitor must not carry the last one's. Where they
 * need consent, there are none before it; the origin of the visit itself comes with the consent
 * (`app/screens/consent/save-choice.server.ts`).
 */
export function originCookies({ env, clock }: Pick<Services, 'env' | 'clock'>): OriginCookies {
  // Without a public origin the site is itself under every loopback name it is reached by.
  const hosts = env.publicOriginConfigured ? hostsOf(env.publicOrigin) : null;
  const isOwnHost = (host: string) => hostIsAllowed(host, hosts);
  const ownAddresses = `${env.publicOrigin}/`;
  const secure = env.publicOrigin.startsWith('https:');
  return (exchange) => {
    const { headers } = exchange.incoming;
    if (exchange.method !== 'GET' || !isPageVisit(exchange)) return none;
    const fromOutside = headers.referer !== undefined && !headers.referer.startsWith(ownAddresses);
    // The way from page to page, by far the most frequent: nothing new to remember.
    if (!fromOutside && !exchange.target.includes('?') && rememberedAlready.test(headers.cookie ?? ''))
      return none;
    if (env.originTrackingNeedsConsent && !consentsTo('origin', headers.cookie, clock(), secure)) return none;
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

/** Sets the origin cookies on whatever answers after this step. */
export function rememberOrigin(services: Pick<Services, 'env' | 'clock'>): Step {
  const cookiesOf = originCookies(services);
  return (exchange) => {
    for (const cookie of cookiesOf(exchange)) exchange.outgoing.appendHeader('set-cookie', cookie);
    return false;
  };
}

const rememberedAlready = /(?:^|;\s*)origine-tracking=[^;\s]/;

/**
 * A document somebody looks at, not data and no picture. What another site or the browser's address bar
 * fetches ahead is looked at without being asked for again, so it counts; what a page of the site itself
 * fetches ahead does not.
 */
function isPageVisit({ incoming: { headers }, target }: Exchange): boolean {
  const ahead = headers['sec-purpose'] !== undefined;
  return (
    !(ahead && headers['sec-fetch-site'] === 'same-origin') &&
    String(headers.accept ?? '').includes('text/html') &&
    !target.startsWith('/images/') &&
    !/[?&]_data=/.test(target)
  );
}
