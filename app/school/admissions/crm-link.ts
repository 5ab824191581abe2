/** Validates the content service's CRM link and adds the choice and the origin (specification §7). Pure. */
import { type CrmTargets, isCrmTarget } from './crm-targets.server';
import { type Origin, originValues } from './origin-cookies';

export interface CrmLinkInput {
  /** As received from the content service; untrusted. */
  link: string;
  /** Slugs of the choice. */
  course: string;
  campus: string;
  origin: Origin;
  targets: CrmTargets;
}

/** The rules that refuse a link: label of the metric, and words for the log and `content doctor`. */
export const linkRules = {
  address: 'it is no absolute http(s) address of at most 2048 plain characters',
  credentials: 'it holds a name or a password',
  http: 'it is http, and neither is its origin in CRM_ORIGINS nor are visitor, site and CRM on one machine',
  local: 'its host is this machine or of a private network, and its origin is not in CRM_ORIGINS',
  origin: 'its origin is not in CRM_ORIGINS',
} as const;
export type LinkRule = keyof typeof linkRules;

/**
 * @returns the address with course, campus and origin in its query, as a path if it is on this site; or the rule that
 * refuses the link
 */
export function buildCrmUrl(input: CrmLinkInput): { url: string } | { refusedBy: LinkRule } {
  const { link, course, campus, origin, targets } = input;
  const target = targetOf(link, targets);
  if ('refusedBy' in target) return target;
  const { url, isOnSite } = target;
  url.searchParams.set('campus', campus);
  url.searchParams.set('course', course);
  for (const [name, value] of originValues(origin)) url.searchParams.set(name, value);
  // A path stays under the name of the site that the visitor came by: `form-action` allows no other.
  return { url: isOnSite ? `${url.pathname}${url.search}${url.hash}` : url.href };
}

/** @returns the rule that refuses the link, or null */
export function ruleAgainst(link: string, targets: CrmTargets): LinkRule | null {
  const target = targetOf(link, targets);
  return 'refusedBy' in target ? target.refusedBy : null;
}

function targetOf(
  link: string,
  targets: CrmTargets,
): { url: URL; isOnSite: boolean } | { refusedBy: LinkRule } {
  const url = parseLink(link);
  if (!url) return { refusedBy: 'address' };
  if (url.username !== '' || url.password !== '') return { refusedBy: 'credentials' };
  if (isDemonstration(url, targets)) return { url, isOnSite: true };
  if (isCrmTarget(url, targets)) return { url, isOnSite: false };
  if (targets.allowedOrigins) return { refusedBy: 'origin' };
  return { refusedBy: url.protocol === 'https:' ? 'local' : 'http' };
}

/** A path that begins with `//` would be read as another host. */
function isDemonstration({ origin, pathname }: URL, { demonstrationOrigins }: CrmTargets): boolean {
  if (!demonstrationOrigins || pathname.startsWith('//')) return false;
  return origin === demonstrationOrigins.linked || origin === demonstrationOrigins.site;
}

/** Characters of the longest link. */
const longestLink = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const ambiguousCharacters = /[\u0000-\u001f\u007f\\]/;

/** An absolute http(s) address, without characters that parsers interpret differently. */
function parseLink(link: string): URL | null {
  const trimmed = link.trim();
  if (link.length > longestLink || ambiguousCharacters.test(trimmed)) return null;
  return /^https?:\/\/[^/]/i.test(trimmed) && URL.canParse(link) ? new URL(link) : null;
}
