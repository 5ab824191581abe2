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
 * @returns the address with course, campus and origin in its query, a path if it is the site's own; or the rule that
 * refuses the link
 */
export function buildCrmUrl(input: CrmLinkInput): { url: string } | { refusedBy: LinkRule } {
  const { link, course, campus, origin, targets } = input;
  const target = targetOf(link, targets);
  if ('refusedBy' in target) return target;
  const { url, isOwnSite } = target;
  url.searchParams.set('campus', campus);
  url.searchParams.set('course', course);
  for (const [name, value] of originValues(origin)) url.searchParams.set(name, value);
  // The visitor may have come under another name of the site, and `form-action` holds the redirect to that.
  return { url: isOwnSite ? `${url.pathname}${url.search}${url.hash}` : url.href };
}

/** @returns the rule that refuses the link, or null */
export function ruleAgainst(link: string, targets: CrmTargets): LinkRule | null {
  const target = targetOf(link, targets);
  return 'refusedBy' in target ? target.refusedBy : null;
}

function targetOf(
  link: string,
  targets: CrmTargets,
): { url: URL; isOwnSite: boolean } | { refusedBy: LinkRule } {
  const url = parseLink(link);
  if (!url) return { refusedBy: 'address' };
  if (url.username !== '' || url.password !== '') return { refusedBy: 'credentials' };
  const { ownOrigins, named } = targets;
  if (
    ownOrigins &&
    [ownOrigins.linked, ownOrigins.site].includes(url.origin) &&
    !url.pathname.startsWith('//')
  )
    return { url, isOwnSite: true };
  if (isCrmTarget(url, targets)) return { url, isOwnSite: false };
  if (named) return { refusedBy: 'origin' };
  return { refusedBy: url.protocol === 'https:' ? 'local' : 'http' };
}

/** Absolute http(s), in no spelling that parsers interpret differently. */
function parseLink(link: string): URL | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (link.length > 2048 || /[\u0000-\u001f\u007f\\]/.test(link.trim())) return null;
  return /^https?:\/\/[^/]/i.test(link.trim()) && URL.canParse(link) ? new URL(link) : null;
}
