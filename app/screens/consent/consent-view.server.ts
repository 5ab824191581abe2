/** The data of `/cookies` for one visitor: the purposes, the current choice, the return path. */

import { readChoice } from '~/consent/choice';
import { consentPath } from '~/consent/form-names';
import { type Purpose, purposesInUse } from '~/consent/purposes';
import type { PageContext } from '~/screens/frame/page-context.server';
import { returnPath } from './return-path';

export interface ConsentView {
  purposes: readonly Purpose[];
  granted: readonly Purpose[];
  /** Day of the choice, `2026-11-21`; null without one. */
  decidedOn: string | null;
  /** Path of the page the visitor comes from. */
  back: string;
}

/** Depends on the visitor's cookie and referrer: never kept for the next one. */
export function consentView({ request, services: { env }, now, url }: PageContext): ConsentView {
  const choice = readChoice(request.headers.get('cookie'), now.getTime(), url.protocol === 'https:');
  const previousPage = returnPath(request.headers.get('referer'), url.origin);
  // With any query, even that of a campaign: the page leads back to its one address.
  const isConsentPage = new URL(previousPage, url.origin).pathname === consentPath;
  return {
    purposes: purposesInUse(env),
    granted: choice?.granted ?? [],
    decidedOn: choice?.day ?? null,
    back: isConsentPage ? consentPath : previousPage,
  };
}
