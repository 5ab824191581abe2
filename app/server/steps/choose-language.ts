/**
 * The language a visitor has chosen (specification §9, `i18n_redirected`): the switch sets the cookie, the first page
 * of a visit reads it. Both are redirects before the page cache, so that no page depends on a cookie.
 */

import type { Env } from '~/env.server';
import { asksForData } from '~/framework/data-requests';
import { languageParameter, localeCookie, localeCookieName } from '~/site/locale-choice';
import { homeOf, type Locale } from '../../../content-model/rules/locale';
import type { Exchange, Step } from '../http/exchange';
import { refusalStatus } from '../http/request-shape';
import { setSecurityHeaders } from './security-headers';

type Languages = Pick<Env, 'englishEnabled' | 'publicOrigin'>;

/** Runs for every request; for nearly all of them it is two short string searches. */
export function chooseLanguage({ englishEnabled, publicOrigin }: Languages): Step {
  if (!englishEnabled) return () => false;
  const secure = publicOrigin.startsWith('https:');
  const setHeaders = setSecurityHeaders(publicOrigin);

  function redirect(exchange: Exchange, location: string, headers: Record<string, string>): true {
    setHeaders(exchange);
    exchange.route = '(language)';
    exchange.outgoing.writeHead(302, {
      location,
      'content-length': 0,
      'cache-control': 'private, no-store',
      ...headers,
    });
    exchange.outgoing.end();
    return true;
  }

  return (exchange) => {
    const { target } = exchange;
    if (target.includes(`${languageParameter}=`)) {
      const choice = choiceIn(target);
      if (choice)
        return redirect(exchange, choice.address, { 'set-cookie': localeCookie(choice.language, secure) });
    }
    const isHome = target === '/' || target.startsWith('/?');
    if (!isHome || !beginsVisit(exchange, publicOrigin)) return false;
    if (!englishCookie.test(exchange.incoming.headers.cookie ?? '')) return false;
    return redirect(exchange, `${homeOf('en')}${target.slice(1)}`, { vary: 'Cookie' });
  };
}

const englishCookie = new RegExp(`(?:^|;\\s*)${localeCookieName}=en\\s*(?:;|$)`);

/**
 * The language that an address names, and the same address without it.
 *
 * @returns null for an address without a choice, for one that the shape check would refuse, and for one with an empty
 *   segment: `//x/` as a location is another site
 */
function choiceIn(target: string): { language: Locale; address: string } | null {
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const language = parameters.get(languageParameter);
  if (language !== 'fr' && language !== 'en') return null;
  if (refusalStatus({ method: 'GET', target }) !== null) return null;
  if (path.includes('//') || asksForData(target)) return null;
  parameters.delete(languageParameter);
  const remaining = parameters.toString();
  return { language, address: remaining === '' ? path : `${path}?${remaining}` };
}

/** Whether a document is requested from another site or the address bar; links within the site name their language. */
function beginsVisit({ method, target, incoming: { headers } }: Exchange, publicOrigin: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (asksForData(target) || !String(headers.accept ?? '').includes('text/html')) return false;
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] !== 'same-origin';
  return !headers.referer?.startsWith(`${publicOrigin}/`);
}
