/** Decides which visitors' links carry the origin, because it may not be stored yet (decision 046). */
import { readChoice } from '~/consent/choice';
import { type Origin, originToCarry } from '~/school/admissions/origin-tracking';
import { schoolHosts } from '~/school/admissions/school-hosts.server';
import type { Services } from '~/services/services.server';
import type { Exchange } from '../http/exchange';
import { hostIsAllowed, hostsOf } from '../http/request-shape';

/** The origin to carry in the response's links and forms; null for most. */
export type LinkOrigin = (exchange: Exchange) => Origin | null;

export const noOrigin: LinkOrigin = () => null;

/**
 * If the cookies need consent, the links of a visitor without a choice carry the origin. A visitor who has agreed has
 * the cookies; one who has refused is not tracked at all.
 */
export function createLinkOrigin({ env, clock }: Pick<Services, 'env' | 'clock'>): LinkOrigin {
  if (!env.originTrackingNeedsConsent) return noOrigin;
  const hosts = env.publicOriginConfigured ? hostsOf(env.publicOrigin) : null;
  const isSchoolHost = schoolHosts(env);
  const secure = env.publicOrigin.startsWith('https:');
  const ownAddresses = `${env.publicOrigin}/`;
  return (exchange) => {
    const { headers } = exchange.incoming;
    const fromOutside = headers.referer !== undefined && !headers.referer.startsWith(ownAddresses);
    // Navigation within the site without an origin, by far the most frequent.
    if (!fromOutside && !exchange.target.includes('utm_')) return null;
    if (!String(headers.accept ?? '').includes('text/html')) return null;
    const choice = readChoice(headers.cookie, clock(), secure);
    if (choice?.granted.includes('origin') || choice?.refused.includes('origin')) return null;
    return originToCarry({
      url: exchange.url,
      referrer: headers.referer ?? null,
      userAgent: headers['user-agent'] ?? null,
      isOwnHost: (host) => hostIsAllowed(host, hosts) || isSchoolHost(host),
    });
  };
}
