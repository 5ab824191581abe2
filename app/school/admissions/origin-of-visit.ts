/** The five cases of origin tracking (specification §4). Pure. */
import { directOrigin, type Origin } from './origin-cookies';
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

/** Characters of the longest value of an origin. */
const longestValue = 100;
/** Replaces bytes that are no text when an address is decoded. */
const replacementCharacter = '\ufffd';

/**
 * A value that is valid for a cookie and for the CRM: no control or invisible characters, no markup, single spaces, at
 * most 100 characters (never half of one).
 *
 * @returns null if nothing remains, for a merge tag that a mail tool has not filled, and for bytes that are no text
 */
export function cleanValue(value: string | null | undefined): string | null {
  const trimmed = (value ?? '').trim();
  if (trimmed.includes(replacementCharacter)) return null;
  if (isMergeTag(trimmed) || isMergeTag(decodedSigns(trimmed))) return null;
  const text = trimmed
    .replace(/[\p{C}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...text].slice(0, longestValue).join('').trim() || null;
}

/**
 * Signs of a name that a mail tool has not replaced: `{{x}}`, `{x}`, `${x}`, `*|X|*`, `%%x%%`, `[[x]]`, `<%x%>`. A name
 * between two single signs counts only if nothing else is there.
 */
const mergeTag = /[{}]|\*\||\|\*|%%|\[\[|\]\]|<%|%>|<<|>>|@@|##|\$\$|~~/;
const loneMergeTag = /^(?:([%$#@~|:])[^%$#@~|:]+\1|\[[^[\]]+\]|\$\([^()]+\)|__.+__|%\w+!)$/s;

const isMergeTag = (text: string): boolean => mergeTag.test(text) || loneMergeTag.test(text);

/** A mail tool may encode a tag twice. */
const decodedSigns = (text: string): string => text.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent);

function hasUtm(parameters: URLSearchParams): boolean {
  return [...parameters].some(([name, value]) => name.startsWith('utm_') && value !== '');
}

function foreignReferrer(referrer: string | null, isOwnHost: Visit['isOwnHost']): URL | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  const isSite = ['http:', 'https:', appScheme].includes(url.protocol) && url.hostname !== '';
  return isSite && !isOwnHost(url.host) ? url : null;
}
