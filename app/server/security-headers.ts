/** Security headers and content security policy (OWASP ASVS 5 V3; Mozilla HTTP Observatory). Pure. */

export interface SecurityOptions {
  publicOrigin: string;
  /** Origins of CRM links; null: any https, reached from a form by an intermediate page. */
  crmOrigins: readonly string[] | null;
  /** Whether admissions end on the site's own demo page. */
  demoCrm: boolean;
  /** Pages shown in frames: external footer, top banner. */
  frames: readonly string[];
  /** Whether the tag manager may be loaded, after consent. */
  tagManager: boolean;
  /** Origin that may show the page in a frame: the panel, for a preview. */
  framedBy?: string | null;
}

/** Two years, as the preload list requires. */
const strictTransport = 'max-age=63072000; includeSubDomains; preload';

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
 * Origins Google Analytics, loaded by the tag manager, sends data to; its European hosts have names of their own
 * (developers.google.com/tag-platform/security/guides/csp).
 */
const measurementOrigins = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Origins forms may be sent to, the site's own first. Browsers also apply `form-action` to the redirect after a form,
 * which for admissions leads to the CRM; if none is configured, `leave-by-page.ts` avoids the redirect.
 */
export function formTargetsOf({
  publicOrigin,
  crmOrigins,
  demoCrm,
}: Pick<SecurityOptions, 'publicOrigin' | 'crmOrigins' | 'demoCrm'>): [string, ...string[]] {
  return [publicOrigin, ...(demoCrm ? [] : (crmOrigins ?? []))];
}

/**
 * Policy of one page. Inline scripts are allowed by hash, not by nonce: a cached page would repeat its nonce, which
 * then protects nothing. The hashes come from the components that write the scripts
 * (`app/browser/written-scripts.ts`), never from the finished page, where an injected script would be hashed too.
 *
 * @param scriptHashes `sha256-…` of each inline script the application wrote
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], options: SecurityOptions): string {
  const tagManager = options.tagManager ? ['https://www.googletagmanager.com'] : [];
  const measurement = options.tagManager ? [...tagManager, ...measurementOrigins] : [];
  const videos = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
  const frames = [...new Set(options.frames.map((address) => new URL(address).origin))];
  const formTargets = formTargetsOf(options).slice(1);
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...tagManager]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', ...measurement]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...measurement]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['frame-src', [...frames, ...videos]],
    ['form-action', ["'self'", ...formTargets]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', [options.framedBy ?? "'none'"]],
  ];
  const policy = directives.map(([name, sources]) => `${name} ${sources.join(' ')}`);
  if (options.publicOrigin.startsWith('https:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}
