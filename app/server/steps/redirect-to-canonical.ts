import { pageContent } from '~/content/page-content.server';
import type { Services } from '~/services/services.server';
import { findDestination } from '~/site/redirects.server';
import { canonicalRedirect, type Redirect, requestedAddress } from '../addresses/canonical-address';
import { legacyAddresses } from '../addresses/legacy-addresses';
import { parseLegacyRules } from '../addresses/legacy-rules';
import { redirectAnswer } from '../addresses/redirect-answer';
import type { Exchange, Step } from '../http/exchange';
import type { Pages } from './create-pages';
import type { RenderLimiter } from './limit-renders';

/** For a path whose render was not admitted: the visitor has been refused. */
const refusedAnswer = { status: 429, location: null };

/**
 * Redirects once to the canonical address of a page, or to where it has moved. Two kinds of address need the site's
 * answer to another path first: an old one whose page may be gone, and one with punctuation at its end. If that page is
 * not kept, its render counts for the client.
 *
 * @param answerTo the site's answer to a path: a page has moved only if there is none at the path
 * @throws {LegacyRulesError} at boot
 */
export function redirectToCanonical(
  { env, content }: Pick<Services, 'env' | 'content'>,
  { admit }: Pick<RenderLimiter, 'admit'>,
  answerTo: Pages['answerTo'],
): Step {
  const rules = parseLegacyRules(legacyAddresses);
  return async (exchange) => {
    const { method } = exchange;
    if (method !== 'GET' && method !== 'HEAD') return false;
    let isRefused = false;
    const answerFor = async (path: string) => {
      const answer = await answerTo(path, () => admit(exchange));
      isRefused = answer === null;
      return answer ?? refusedAnswer;
    };
    const destinationOf = async (path: string) => {
      if (isRefused || !(await findDestination(pageContent(content), path))) return null;
      const { status, location } = await answerFor(path);
      return status === 301 ? location : null;
    };
    const redirect = await canonicalRedirect(requestedAddress(exchange), {
      publicOrigin: env.publicOrigin,
      enforceHost: env.publicOriginConfigured,
      englishEnabled: env.englishEnabled,
      rules,
      mediaOrigin: env.mediaOrigins[0] ?? null,
      destinationOf,
      answerTo: answerFor,
    });
    if (isRefused) return true;
    return redirect !== null && sendRedirect(exchange, redirect);
  };
}

function sendRedirect(exchange: Exchange, redirect: Redirect): true {
  const { outgoing, url } = exchange;
  exchange.route = '(redirect)';
  const { status, headers } = redirectAnswer(redirect.location, redirect.status, url.search);
  outgoing.writeHead(status, headers);
  outgoing.end();
  return true;
}
