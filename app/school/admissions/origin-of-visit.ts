/** The five cases of origin tracking (specification §4). Pure. */
import { directOrigin, type Origin } from './origin-cookies';
import { cleanValue } from './origin-value';
import { appScheme, hasClickId, isSignIn, searchAppOf, searchEngineOf } from './search-engines';

export interface Visit {
  /** Address of the page requested. */
  url: URL;
  /** Referer header. */
  referrer: string | null;
  /** Whether a host (with its port) is the site's or another of the school's, which is not a referrer. */
  isOwnHost(host: string): boolean;
}

export function originOfVisit({ url, referrer, isOwnHost }: Visit): Origin {
  if (hasUtm(url.searchParams)) {
    return {
      source: cleanValue(url.searchParams.get('utm_source')) ?? 'utm',
      medium: cleanValue(url.searchParams.get('utm_medium')) ?? 'none',
    };
  }
  const foreignSite = foreignReferrer(referrer, isOwnHost);
  if (!foreignSite) return directOrigin;
  const hostname = foreignSite.hostname.replace(/\.$/, '');
  if (isSignIn(hostname)) return directOrigin;
  const engine = foreignSite.protocol === appScheme ? searchAppOf(hostname) : searchEngineOf(hostname);
  if (!engine) return { source: cleanValue(`REFERRAL_${hostname}`) ?? 'REFERRAL', medium: 'referral' };
  return hasClickId(url.searchParams)
    ? { source: `SEARCH_${engine}`, medium: 'cpc' }
    : { source: `ORGANIC_${engine}`, medium: 'organic' };
}

function hasUtm(parameters: URLSearchParams): boolean {
  return [...parameters].some(([name, value]) => name.startsWith('utm_') && value !== '');
}

function foreignReferrer(referrer: string | null, isOwnHost: Visit['isOwnHost']): URL | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  const isSite = ['http:', 'https:', appScheme].includes(url.protocol) && url.hostname !== '';
  return isSite && !isOwnHost(url.host) ? url : null;
}
