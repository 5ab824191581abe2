/** `POST /cookies`: stores the choice and redirects to the return path. */
import { redirect } from '@remix-run/node';
import { consentDays, writeChoice } from '~/consent/choice';
import { consentCookieName } from '~/consent/form-names';
import { cookieDomains, measurementCookies, presentCookies } from '~/consent/measurement-cookies';
import { purposesInUse } from '~/consent/purposes';
import { originNames } from '~/school/admissions/origin-cookies';
import { trackOrigin } from '~/school/admissions/origin-tracking';
import { readForm } from '~/school/admissions/read-form';
import { schoolHosts } from '~/school/admissions/school-hosts.server';
import { errorResponse } from '~/screens/frame/error-response.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';
import { type ConsentForm, parseConsentForm } from './choice-form';
import { returnPath } from './return-path';

const secondsOfDay = 86_400;

/** `Set-Cookie` that expires a cookie. */
const expiredCookie = (name: string, domain: string | null = null) =>
  `${name}=; Max-Age=0; Path=/; SameSite=Lax${domain === null ? '' : `; Domain=${domain}`}`;

/** Answers 303, or 400 to an invalid form. */
export async function saveChoice(context: PageContext): Promise<Response> {
  const { request, services, now, url } = context;
  const inUse = purposesInUse(services.env);
  const form = parseConsentForm(await readForm(request), inUse);
  if (!form) {
    const t = await labelsOf(services);
    throw errorResponse({ statusCode: 400, kind: 'content', customMessage: t('commons.error.consentForm') });
  }
  const headers = new Headers({ 'cache-control': 'no-store' });
  const secure = url.protocol === 'https:';
  const refused = inUse.filter((purpose) => !form.granted.includes(purpose));
  const choice = writeChoice({ day: now.toISOString().slice(0, 10), granted: form.granted, refused });
  const lifetime = consentDays * secondsOfDay;
  headers.append(
    'set-cookie',
    `${consentCookieName(secure)}=${choice}; Max-Age=${lifetime}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
  if (inUse.includes('origin')) {
    for (const cookie of originCookies(form, context)) headers.append('set-cookie', cookie);
  }
  if (refused.includes('measurement')) {
    for (const cookie of await expiredMeasurementCookies(context)) headers.append('set-cookie', cookie);
  }
  return redirect(returnPath(form.back, url.origin), { status: 303, headers });
}

/** Expires, also without scripts, what the tags of the tag manager have stored on the school's domain. */
async function expiredMeasurementCookies({ request, services, url }: PageContext): Promise<string[]> {
  const t = await labelsOf(services);
  const names = measurementCookies(t('cookies.purposes.measurement.names'));
  return presentCookies(request.headers.get('cookie'), names).flatMap((name) =>
    cookieDomains(url.hostname).map((domain) => expiredCookie(name, domain)),
  );
}

/**
 * Stores the origin of the visit as its first page knows it, since nothing was stored before the consent; expires it
 * without consent.
 */
function originCookies(form: ConsentForm, { request, url, services }: PageContext): string[] {
  if (!form.granted.includes('origin')) {
    return originNames.map((name) => expiredCookie(name));
  }
  const landing = returnPath(form.landing, url.origin);
  const siteHosts = [url.host, request.headers.get('host')];
  const isSchoolHost = schoolHosts(services.env);
  return trackOrigin({
    url: new URL(landing, url.origin),
    referrer: form.referrer || null,
    cookieHeader: request.headers.get('cookie'),
    userAgent: request.headers.get('user-agent'),
    isOwnHost: (host) => siteHosts.includes(host) || isSchoolHost(host),
    secure: url.protocol === 'https:',
  });
}
