/** Redirects once to the page of an address that was shared with the end of its sentence, if there is one. */
import { canonicalPath } from '../../../content-model/rules/canonical-path';
import { sendRedirect } from '../addresses/answer-redirect';
import { askedAddress, type Redirect, redirectTo } from '../addresses/canonical-address';
import { withoutPunctuation } from '../addresses/shared-address';
import type { Step } from '../http/exchange';
import { mendedAddress } from '../http/mangled-address';

export interface RedirectSharedOptions {
  publicOrigin: string;
  /** Whether hosts other than the public one are redirected to it. */
  enforceHost: boolean;
  /** The site's answer to a path; the page is kept for clients that follow the redirect. */
  answerTo(path: string): Promise<{ status: number; location: string | null }>;
}

/** After the limit of renders: only the page itself shows whether it exists. */
export function redirectShared(options: RedirectSharedOptions): Step {
  return async (exchange) => {
    if (exchange.method !== 'GET' && exchange.method !== 'HEAD') return false;
    const asked = askedAddress(exchange);
    const path = canonicalPath(mendedAddress(asked).pathname);
    const clean = withoutPunctuation(path);
    if (clean === path) return false;
    const { status, location } = await options.answerTo(clean);
    const redirect = redirectOf(status, location ?? clean) ?? redirectTo(path, asked, options);
    return redirect !== null && sendRedirect(exchange, redirect);

    /** To a page that cannot be shown now: temporary; to a missing page: no redirect. */
    function redirectOf(status: number, destination: string): Redirect | null {
      if (status >= 400 && status < 500) return null;
      return redirectTo(destination, asked, options, status < 400 ? 301 : 302);
    }
  };
}
