/** The environment, parsed once into a value that cannot be wrong afterwards. */
import { z } from 'zod';
import { isAddressRange } from '~/base/address-range';
import { type ContentEnv, contentOf, contentVariables, namesSchool } from './env-content';
import { type ObservedEnv, observedOf, observedVariables } from './env-observed';
import { type Proxies, proxiesOf, proxyVariables } from './env-proxies';
import { type SharedCachesEnv, sharedCachesOf, sharedCacheVariables } from './env-shared-caches';
import { bareOrigin, EnvironmentError, list, onOrOff, optional } from './env-values';

const schema = z.object({
  NODE_ENV: optional(z.enum(['development', 'production', 'test'])),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: optional(z.string()),
  PUBLIC_ORIGIN: optional(bareOrigin),
  ...contentVariables,
  PREVIEW_SECRET: optional(z.string().min(16, 'at least 16 characters')),
  CONTENT_ADMIN_ORIGIN: optional(bareOrigin),
  CONTENT_EDITOR_PASSWORD: optional(z.string().min(12, 'at least 12 characters')),
  IMAGE_SECRET: optional(z.string().min(16, 'at least 16 characters')),
  IMAGE_SECRET_FILE: z.string().min(1).default('node_modules/.cache/image-secret'),
  MEDIA_ORIGIN: optional(list.pipe(z.array(bareOrigin).min(1))),
  CRM_ORIGINS: optional(list.pipe(z.array(bareOrigin).min(1))),
  EXTERNAL_FOOTER_URL: optional(z.url({ protocol: /^https$/ })),
  TOP_BANNER_URL: optional(z.url({ protocol: /^https$/ })),
  GTM_ID: optional(z.string().regex(/^GTM-[A-Z0-9]{4,12}$/)),
  SHARED_CACHE: optional(z.enum(['passes-first-visits'])),
  ...sharedCacheVariables,
  SERVICE_WORKER: optional(z.enum(['on', 'off'])),
  FIRST_PICTURES: optional(z.enum(['on', 'off'])),
  ENGLISH_ENABLED: onOrOff,
  PROFILES_ENABLED: onOrOff,
  ORIGIN_TRACKING_CONSENT: optional(z.enum(['required'])),
  TRUSTED_PROXIES: optional(
    list.pipe(z.array(z.string().refine(isAddressRange, 'addresses and CIDR ranges such as 10.0.0.0/8'))),
  ),
  OVERLOAD_DELAY: z.coerce.number().int().min(50).default(200),
  ADMISSIONS_POSTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  RENDERS_PER_MINUTE: optional(z.coerce.number().int().min(1)),
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(4096).default(24),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/, error: 'an address such as redis://10.0.0.5:6379' })),
  WORKERS: z.coerce.number().int().min(1).max(99).default(1),
  DRAIN_SECONDS: z.coerce.number().min(0).max(8).default(3),
  ...observedVariables,
  ...proxyVariables,
});

/** Of instances that share a store, each must accept what another has signed; workers are instances. */
const whole = schema
  .refine(({ REDIS_URL, IMAGE_SECRET }) => !REDIS_URL || IMAGE_SECRET, {
    path: ['IMAGE_SECRET'],
    message: 'needed with REDIS_URL, the same on every instance',
  })
  .refine(({ REDIS_URL, WORKERS }) => REDIS_URL || WORKERS === 1, {
    path: ['WORKERS'],
    message: 'several need REDIS_URL: a change, a limit or a preview would be that of one of them',
  })
  .refine(({ PURGE_NGINX, CONTENT_PURGE_SECRET }) => !PURGE_NGINX || CONTENT_PURGE_SECRET, {
    path: ['CONTENT_PURGE_SECRET'],
    message: 'needed with PURGE_NGINX, which is told it in a header',
  })
  // Nobody notices an invented school that stands where one's own should: it is ready, and every page is there.
  .refine((env) => env.NODE_ENV !== 'production' || namesSchool(env), {
    path: ['CONTENT_API_URL'],
    message:
      'needed in production, the content service of the school (or CONTENT_DIRECTORY, its files); the demonstration school is served with CONTENT_DEMONSTRATION=true',
  });

/** Of the embedded service's editors, outside production. */
const demoEditorPassword = 'demonstration';

export interface Env extends ObservedEnv {
  production: boolean;
  port: number;
  host: string | undefined;
  /** Canonical origin without a trailing slash; every address the site publishes starts with it. */
  publicOrigin: string;
  /** Whether `PUBLIC_ORIGIN` was set: when not, any loopback host is accepted. */
  publicOriginConfigured: boolean;
  content: ContentEnv;
  preview: {
    /** Signs cookies of editors and links of the panel; undefined: a random one, and the panel's links open nothing. */
    secret: string | undefined;
    /** Origin of the content service's panel, which may frame a preview. */
    adminOrigin: string | null;
    /** Of the embedded service's editors; undefined: it has none. */
    editorPassword: string | undefined;
  };
  /** Signs the addresses of pictures, the same on every instance; undefined: a random one, kept in the file. */
  imageSecret: string | undefined;
  imageSecretFile: string;
  /** Origins of pictures and documents, the first for paths without one; none: the embedded content service's own. */
  mediaOrigins: readonly string[];
  /** null: any https origin. */
  crmOrigins: readonly string[] | null;
  externalFooterUrl: string | undefined;
  topBannerUrl: string | undefined;
  gtmId: string | undefined;
  /** Whether pages may be kept by a cache in front, which has promised to ask for each visit from outside. */
  sharedPages: boolean;
  sharedCaches: SharedCachesEnv;
  /** Whether browsers are given the service worker, or the one that takes it back. */
  serviceWorker: boolean;
  /** Whether the pictures of the first screens are made before a visitor asks (decision 051). */
  firstPictures: boolean;
  englishEnabled: boolean;
  profilesEnabled: boolean;
  originTrackingNeedsConsent: boolean;
  /** Addresses and CIDR ranges of proxies whose forwarding headers are believed. */
  trustedProxies: readonly string[];
  /** Milliseconds the event loop may be behind before pages that are not kept are refused. */
  overloadDelay: number;
  /** Admissions forms one visitor may send in a minute. */
  admissionsPostsPerMinute: number;
  /** Pages one client's network may have rendered in a minute. */
  rendersPerMinute: number;
  /** Most bytes of rendered pages kept in memory. */
  pageCacheBytes: number;
  /** Seconds between the signal to end and the end of listening, when a load balancer watches. */
  drainSeconds: number;
  /** Valkey or Redis that the site's instances share; undefined: this one is alone. */
  redisUrl: string | undefined;
  /** Through which content, pictures and a CDN are asked; null: straight. */
  proxies: Proxies | null;
}

/** The environment of this process. @throws {EnvironmentError} */
export const processEnv = (): Env => parseEnv(process.env);

/** Whether this process asks another content service than the embedded one; known before the rest is parsed. */
export const hasServiceElsewhere = Boolean(process.env.CONTENT_API_URL);

/**
 * @param input usually `process.env`
 * @throws {EnvironmentError} when a variable is set to something it cannot be
 */
export function parseEnv(input: Record<string, string | undefined>): Env {
  const result = whole.safeParse(input);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(`The environment is not usable:\n${lines.join('\n')}`);
  }
  const env = result.data;
  const apiUrl = env.CONTENT_API_URL ?? null;
  const production = (env.NODE_ENV ?? 'production') === 'production';
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    publicOriginConfigured: env.PUBLIC_ORIGIN !== undefined,
    content: contentOf(env),
    preview: {
      secret: env.PREVIEW_SECRET,
      adminOrigin: env.CONTENT_ADMIN_ORIGIN ?? null,
      editorPassword: env.CONTENT_EDITOR_PASSWORD ?? (production ? undefined : demoEditorPassword),
    },
    imageSecret: env.IMAGE_SECRET,
    imageSecretFile: env.IMAGE_SECRET_FILE,
    mediaOrigins: env.MEDIA_ORIGIN ?? (apiUrl ? [new URL(apiUrl).origin] : []),
    crmOrigins: env.CRM_ORIGINS ?? null,
    externalFooterUrl: env.EXTERNAL_FOOTER_URL,
    topBannerUrl: env.TOP_BANNER_URL,
    gtmId: env.GTM_ID,
    sharedPages: env.SHARED_CACHE === 'passes-first-visits',
    sharedCaches: sharedCachesOf(env),
    serviceWorker: env.SERVICE_WORKER !== 'off',
    firstPictures: env.FIRST_PICTURES !== 'off',
    englishEnabled: env.ENGLISH_ENABLED,
    profilesEnabled: env.PROFILES_ENABLED,
    originTrackingNeedsConsent: env.ORIGIN_TRACKING_CONSENT === 'required',
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    overloadDelay: env.OVERLOAD_DELAY,
    admissionsPostsPerMinute: env.ADMISSIONS_POSTS_PER_MINUTE,
    rendersPerMinute: env.RENDERS_PER_MINUTE ?? 1200,
    pageCacheBytes: env.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    drainSeconds: env.DRAIN_SECONDS,
    redisUrl: env.REDIS_URL,
    proxies: proxiesOf(env),
    ...observedOf(env),
  };
}
