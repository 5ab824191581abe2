import { crmTargetsOf } from '~/school/admissions/crm-targets.server';
import type { Services } from '~/services/services.server';
import type { Step } from '../http/exchange';
import type { HeadersOf } from '../page-cache/render-page';
import { contentSecurityPolicy, type SecurityOptions, securityHeaders } from './security-headers';

export function securityOptionsOf({ env }: Pick<Services, 'env'>): SecurityOptions {
  return {
    publicOrigin: env.publicOrigin,
    crmTargets: crmTargetsOf(env),
    frames: [env.externalFooterUrl, env.topBannerUrl].filter((address) => address !== undefined),
    tagManager: env.gtmId !== undefined,
  };
}

/** Headers that are cached with a page: the security headers, and for HTML the policy with its script hashes. */
export function pageHeaders(options: SecurityOptions): HeadersOf {
  const common = securityHeaders(options);
  return (path, contentType, scriptSources) => {
    if (!contentType?.startsWith('text/html')) return common;
    return { ...common, 'content-security-policy': contentSecurityPolicy(path, scriptSources, options) };
  };
}

/** Sets the security headers and the request id on the response of any later step. */
export function setSecurityHeaders(publicOrigin: string): Step {
  const headers = Object.entries(securityHeaders({ publicOrigin }));
  return ({ outgoing, id }) => {
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    outgoing.setHeader('x-request-id', id);
    return false;
  };
}
