import type { Services } from '~/services.server';
import { redirectAnswer } from './answer-redirect';
import { canonicalRedirect } from './canonical-address';
import { isKnownPage } from './known-pages';
import { legacyAddresses } from './legacy-addresses';
import { parseLegacyRules } from './legacy-rules';
import type { Step } from './step';

/** Redirects once to the canonical address of a page. @throws {LegacyRulesError} at boot */
export function redirectToCanonical({ env, content }: Services): Step {
  const rules = parseLegacyRules(legacyAddresses);
  return async (exchange) => {
    const { incoming, outgoing, method, url } = exchange;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const redirect = await canonicalRedirect(
      { host: incoming.headers.host?.toLowerCase() ?? '', pathname: url.pathname, search: url.search },
      {
        publicOrigin: env.publicOrigin,
        enforceHost: env.publicOriginConfigured,
        englishEnabled: env.englishEnabled,
        rules,
        mediaOrigin: env.mediaOrigins[0] ?? null,
        isKnown: (path) => isKnownPage(content, path),
      },
    );
    if (!redirect) return false;
    exchange.route = '(redirect)';
    const { status, headers } = redirectAnswer(redirect.location, redirect.status, url.search);
    outgoing.writeHead(status, headers);
    outgoing.end();
    return true;
  };
}
