/**
 * Steps of the pipeline that a loader does itself under stock `remix-serve` (`tools/preview.mjs`), which has no
 * pipeline. docs/architecture.md, 'Commands', lists what is missing.
 */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { consentsTo } from '~/consent/choice';
import type { Env } from '~/env.server';
import { trackOrigin } from '~/school/admissions/origin-tracking';
import { schoolHosts } from '~/school/admissions/school-hosts.server';
import { renderContextField, type Services } from '~/services/services.server';
import { localeOfPath } from '../../../content-model/rules/locale';

/** Whether the request has come without the pipeline. */
export const isUnderRemixServe = ({ context }: LoaderFunctionArgs): boolean => !context[renderContextField];

interface PageRequest {
  request: Request;
  /** The page's address. */
  url: URL;
}

const encodedByteOrText = /(?:%[0-9a-f]{2})|[^%]+/gi;

/**
 * The redirect to the canonical address of a page (specification §2): in lower case, and the home page in place of an
 * English one if English is off. Null for a canonical address.
 */
export function addressRedirect(
  { request, url: { pathname, search } }: PageRequest,
  { englishEnabled }: Pick<Env, 'englishEnabled'>,
): Response | null {
  // Percent-encoded bytes are not lower-cased.
  const lower = pathname.replace(encodedByteOrText, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  const address = !englishEnabled && localeOfPath(lower) === 'en' ? '/' : lower.replace(/^\/+/, '/');
  if (address === pathname || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  return redirect(`${address}${search}`, 301);
}

/**
 * Adds the origin cookies to a document (specification §4); after consent, if they need it. The answer then belongs to
 * one visitor: no cache may repeat it.
 */
export function addOriginCookies(
  headers: Headers,
  { request, url }: PageRequest,
  { env, clock }: Pick<Services, 'env' | 'clock'>,
): void {
  if (request.method !== 'GET' || !request.headers.get('accept')?.includes('text/html')) return;
  const cookieHeader = request.headers.get('cookie');
  const secure = env.publicOrigin.startsWith('https:');
  if (env.originTrackingNeedsConsent && !consentsTo('origin', cookieHeader, clock(), secure)) return;
  const siteHosts = [url.host, new URL(env.publicOrigin).host].map(withoutWww);
  const isSchoolHost = schoolHosts(env);
  const cookies = trackOrigin({
    url,
    referrer: request.headers.get('referer'),
    cookieHeader,
    userAgent: request.headers.get('user-agent'),
    isOwnHost: (host) => siteHosts.includes(withoutWww(host)) || isSchoolHost(host),
    secure,
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  if (cookies.length > 0) headers.set('cache-control', 'private, max-age=0, must-revalidate');
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
