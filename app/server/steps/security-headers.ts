/** Security headers and content security policy (OWASP ASVS 5 V3; Mozilla HTTP Observatory). Pure. */
import { isAdmissionsPath } from '~/school/admissions/actions';
import { type CrmTargets, crmTargetsOf, formSources } from '~/school/admissions/crm-targets.server';
import type { Services } from '~/services/services.server';
import type { Step } from '../http/exchange';
import type { HeadersOf } from '../page-cache/render-page';

export interface SecurityOptions {
  publicOrigin: string;
  crmTargets: CrmTargets;
  /** Pages shown in frames: external footer, top banner. */
  frames: readonly string[];
  /** Whether the tag manager may be loaded, after consent. */
  tagManager: boolean;
  /** Origin that may show the page in a frame: the panel, for a preview. */
  framedBy?: string | null;
}

/** Two years, as the preload list requires. */
const strictTransport = 'max-age=63072000; includeSubDomains; preload';

/** Features of browsers that no page may use. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response. */
export function securityHeaders({
  publicOrigin,
  framedBy,
}: Pick<SecurityOptions, 'publicOrigin' | 'framedBy'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(framedBy ? {} : { 'x-frame-options': 'DENY' }),
    ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': strictTransport } : {}),
  };
}

/**
 * Origins that receive data from Google Analytics, loaded by the tag manager; its European hosts have separate names
 * (developers.google.com/tag-platform/security/guides/csp).
 */
const measurementOrigins = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Origins of the players that a video may be shown with. */
const videoPlayers = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
];

/**
 * Policy of one page. Inline scripts are allowed by hash, not by nonce: a cached page would repeat its nonce, which
 * then protects nothing. The hashes come from the components that write the scripts
 * (`app/browser/script-registry.ts`), never from the finished page, where an injected script would be hashed too.
 *
 * Browsers apply `form-action` to the redirect after a form, too: only the pages whose form leads to the CRM name it
 * there.
 *
 * @param path of the page
 * @param scriptSources `sha256-…` of each inline script the application wrote
 */
export function contentSecurityPolicy(
  path: string,
  scriptSources: readonly string[],
  options: SecurityOptions,
): string {
  const tagManager = options.tagManager ? ['https://www.googletagmanager.com'] : [];
  const measurement = options.tagManager ? [...tagManager, ...measurementOrigins] : [];
  const frames = [...new Set(options.frames.map((address) => new URL(address).origin))];
  const formTargets = isAdmissionsPath(path) ? formSources(options.crmTargets) : [];
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scriptSources.map((source) => `'${source}'`), ...tagManager]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', ...measurement]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...measurement]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['frame-src', [...frames, ...videoPlayers]],
    ['form-action', ["'self'", ...formTargets]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', [options.framedBy ?? "'none'"]],
  ];
  const policy = directives.map(([name, sources]) => `${name} ${sources.join(' ')}`);
  if (options.publicOrigin.startsWith('https:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

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
