import { steadyClock } from '~/base/clock';
import { pageContent } from '~/content/page-content.server';
import type { Services } from '~/services/services.server';
import { findDestination } from '~/site/redirects.server';
import { sendRedirect } from '../addresses/answer-redirect';
import { askedAddress, canonicalRedirect } from '../addresses/canonical-address';
import { createKnownPages } from '../addresses/known-pages';
import { legacyAddresses } from '../addresses/legacy-addresses';
import { parseLegacyRules } from '../addresses/legacy-rules';
import type { Step } from '../http/exchange';
import type { LimitedRenders } from './limit-renders';

const noAnswer = { status: 429, location: null };

/**
 * Redirects once to the canonical address of a page, or to where it has moved. An old address that only the content
 * service can judge counts as a render of its client, and so does one that was shared with the end of its sentence.
 *
 * @param answerTo the site's answer to a path: a page has moved only if there is none at the path
 * @throws {LegacyRulesError} at boot
 */
export function redirectToCanonical(
  { env, content }: Pick<Services, 'env' | 'content'>,
  { admit }: Pick<LimitedRenders, 'admit'>,
  answerTo: (path: string) => Promise<{ status: number; location: string | null }>,
): Step {
  const rules = parseLegacyRules(legacyAddresses);
  const pages = createKnownPages(content, steadyClock);
  return async (exchange) => {
    const { method } = exchange;
    if (method !== 'GET' && method !== 'HEAD') return false;
    let refused = false;
    const isKnown = async (path: string) => {
      const remembered = pages.recall(path);
      if (remembered !== null) return remembered;
      refused = !(await admit(exchange));
      return refused ? null : pages.ask(path);
    };
    const answerFor = async (path: string) => {
      refused = !(await admit(exchange));
      return refused ? noAnswer : answerTo(path);
    };
    const destinationOf = async (path: string) => {
      if (refused || !(await findDestination(pageContent(content), path))) return null;
      const { status, location } = await answerFor(path);
      return status === 301 ? location : null;
    };
    const redirect = await canonicalRedirect(askedAddress(exchange), {
      publicOrigin: env.publicOrigin,
      enforceHost: env.publicOriginConfigured,
      englishEnabled: env.englishEnabled,
      rules,
      mediaOrigin: env.mediaOrigins[0] ?? null,
      isKnown,
      destinationOf,
      answerTo: answerFor,
    });
    return refused || (redirect !== null && sendRedirect(exchange, redirect));
  };
}
