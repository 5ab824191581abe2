/** Validates the content service's CRM link and adds the choice and the origin (specification §7). Pure. */
import { type Origin, originValues } from './origin-cookies';

export interface CrmLinkInput {
  /** As received from the content service; untrusted. */
  link: string | null;
  /** Slugs of the choice. */
  course: string;
  campus: string;
  origin: Origin;
  /** `CRM_ORIGINS`; null: any https origin. An http origin is allowed only by naming it. */
  allowedOrigins: readonly string[] | null;
  /** The site's own origin when it serves the demo CRM, http included; else null. */
  ownOrigin: string | null;
}

/** @returns the address with course, campus and origin in its query; null for an unsafe link */
export function buildCrmUrl(input: CrmLinkInput): string | null {
  const { link, course, campus, origin } = input;
  const url = safeUrl(link);
  if (!url || !mayLeaveFor(url, input)) return null;
  url.searchParams.set('campus', campus);
  url.searchParams.set('course', course);
  for (const [name, value] of originValues(origin)) url.searchParams.set(name, value);
  return url.href;
}

/** Moves a link to the demo CRM, which the content service believes its own, to the site's own origin. */
export function onPublicOrigin(
  link: string | null,
  contentOrigin: string,
  publicOrigin: string,
): string | null {
  const url = safeUrl(link);
  return url?.origin === contentOrigin ? `${publicOrigin}${url.pathname}${url.search}` : link;
}

function mayLeaveFor(url: URL, { allowedOrigins, ownOrigin }: CrmLinkInput): boolean {
  if (url.origin === ownOrigin) return true;
  return allowedOrigins ? allowedOrigins.includes(url.origin) : url.protocol === 'https:';
}

/** Absolute http(s) without credentials or spellings that parsers interpret differently. */
function safeUrl(link: string | null): URL | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (link === null || link.length > 2048 || /[\u0000-\u001f\u007f\\]/.test(link.trim())) return null;
  if (!/^https?:\/\/[^/]/i.test(link.trim()) || !URL.canParse(link)) return null;
  const url = new URL(link);
  return url.username === '' && url.password === '' ? url : null;
}
