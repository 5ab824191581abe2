/** The environment, parsed into a value that cannot be wrong afterwards. */
import { z } from 'zod';
import { isAddressRange } from '~/base/address-range';
import { type ContentEnv, contentOf, contentVariables, namesSchool } from './env-content';
import { type ObservedEnv, observationOf, observedVariables } from './env-observed';
import { type Proxies, proxiesOf, proxyVariables } from './env-proxies';
import {
  bareOrigin,
  EnvironmentError,
  list,
  onOrOff,
  optional,
  type PostAddress,
  postAddress,
} from './env-values';

/** The password of the embedded service's editors, outside production. */
const demoEditorPassword = 'demonstration';

/** Pages that are not kept, of one client's network, in a minute. */
const defaultRenders = 1200;
const secret = optional(z.string().min(16, 'at least 16 characters'));

/** Every variable, in the groups of docs/configuration.md, whose tables are written from this. */
export const environmentVariables = {
  'The site': {
    NODE_ENV: optional(z.enum(['development', 'production', 'test'])).describe(
      '`npm start` sets `production`, `npm run dev` sets `development`. If neither `NODE_ENV` nor `PUBLIC_ORIGIN` is set, `npm start` serves the demonstration school.',
    ),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on.'),
    HOST: optional(z.string()).describe('Interface to listen on. Unset: all; `npm run dev`: this machine.'),
    PUBLIC_ORIGIN: optional(bareOrigin).describe(
      'Canonical origin, such as `https://www.ecole.example`. Requests for any host except the canonical one (with and without its `www.`) get a 421. Unset: `http://localhost:PORT`, and loopback hosts are accepted.',
    ),
    TRUSTED_PROXIES: optional(
      list.pipe(z.array(z.string().refine(isAddressRange, 'addresses and CIDR ranges such as 10.0.0.0/8'))),
    ).describe(
      'Addresses and CIDR ranges of proxies whose `X-Forwarded-For` and `X-Request-Id` the site accepts, separated by commas.',
    ),
  },
  'The content': contentVariables,
  'Editors and previews': {
    PREVIEW_SECRET: secret.describe(
      'Signs the cookies of editors and the links by which the panel opens a preview (decision 061). Unset: links of the panel open no preview, and the secret of the cookies is random or, if `REDIS_URL` is set, derived from `IMAGE_SECRET`.',
    ),
    CONTENT_ADMIN_ORIGIN: optional(bareOrigin).describe(
      'Origin of the panel (Strapi’s interface for editors). The panel may show previews in a frame, and the bar of a preview links to the panel.',
    ),
    CONTENT_EDITOR_PASSWORD: optional(z.string().min(12, 'at least 12 characters')).describe(
      `Password of the embedded service’s editors, \`redaction@ecole.example\` and \`relecture@ecole.example\`. Unset: in production nobody can sign in; otherwise the password is \`${demoEditorPassword}\`.`,
    ),
  },
  'Pictures and documents': {
    IMAGE_SECRET: secret.describe(
      'Signs the addresses of pictures; must be the same on every instance (decision 032). Unset: a random secret, stored in `IMAGE_SECRET_FILE`.',
    ),
    IMAGE_SECRET_FILE: z
      .string()
      .min(1)
      .default('node_modules/.cache/image-secret')
      .describe(
        'File of the random secret. Choose a folder that deployments do not replace, so that addresses of pictures stay valid.',
      ),
    MEDIA_ORIGIN: optional(list.pipe(z.array(bareOrigin).min(1))).describe(
      'Origins of pictures and documents, separated by commas. Paths without an origin (`/uploads/…`) belong to the first origin (decision 070). Unset: the origin of `CONTENT_API_URL`.',
    ),
  },
  'What pages show and load': {
    CRM_ORIGINS: optional(list.pipe(z.array(bareOrigin).min(1))).describe(
      'Origins to which a CRM link may lead, separated by commas. A link to another origin is treated as missing, and logged (decision 100). Unset: any https origin of the Internet; also http on loopback if `PUBLIC_ORIGIN` and `CONTENT_API_URL` are on loopback.',
    ),
    EXTERNAL_FOOTER_URL: optional(z.url({ protocol: /^https$/ })).describe(
      'Address of a frame in the footer. A frame of another domain than the school’s is loaded only after consent.',
    ),
    TOP_BANNER_URL: optional(z.url({ protocol: /^https$/ })).describe(
      'Address of a frame above the page. A frame of another domain than the school’s is loaded only after consent.',
    ),
    GTM_ID: optional(z.string().regex(/^GTM-[A-Z0-9]{4,12}$/)).describe(
      'Google Tag Manager, loaded only after consent.',
    ),
    ORIGIN_TRACKING_CONSENT: optional(z.enum(['required'])).describe(
      '`required`: the site sets the cookie with the origin of a visit only after consent; before it, nothing of the visit is kept (decision 046). Unset: consent is not required.',
    ),
    ENGLISH_ENABLED: onOrOff.describe(
      'Enables the English pages below `/en` and, with `PROFILES_ENABLED`, the FR/EN switch (decision 027).',
    ),
    PROFILES_ENABLED: onOrOff.describe(
      'Enables the switch between profiles (student, company, professional).',
    ),
    SERVICE_WORKER: optional(z.enum(['on', 'off'])).describe(
      '`off` removes the service worker from every browser that has it (decision 013).',
    ),
  },
  'Caches in front': {
    SHARED_CACHE: optional(z.enum(['passes-first-visits'])).describe(
      '`passes-first-visits` allows caches in front of the site to store pages, for a minute. Set this only if the cache forwards to this site each request with `utm_` parameters or with a `Referer` of another site (decision 037), as `deploy/nginx/cache.conf` does. Unset: pages are private.',
    ),
    PURGE_URL: optional(postAddress).describe(
      'Address that empties the cache in front of the site. After each change of the content, the site sends an empty `POST` to this address (decision 079). A name and a password in the address (`https://name:password@…`) become the header `Authorization`.',
    ),
  },
  'Limits and processes': {
    RENDERS_PER_MINUTE: optional(z.coerce.number().int().min(1)).describe(
      `Maximum number of pages per minute that the site renders for the network of one client; pages from the page cache do not count (decision 035). Unset: ${defaultRenders}.`,
    ),
    ADMISSIONS_POSTS_PER_MINUTE: z.coerce
      .number()
      .int()
      .min(1)
      .default(30)
      .describe(
        'Maximum number of forms (admissions, consent, complaints) per minute that the site accepts from the network of one client.',
      ),
    OVERLOAD_DELAY: z.coerce
      .number()
      .int()
      .min(50)
      .default(200)
      .describe(
        'Average delay of the event loop, in milliseconds, above which the site refuses to render pages and sends only pages from the page cache.',
      ),
    PAGE_CACHE_MEGABYTES: z.coerce
      .number()
      .int()
      .min(1)
      .max(4096)
      .default(24)
      .describe('Maximum memory of the page cache, in megabytes.'),
    REDIS_URL: optional(
      z.url({ protocol: /^rediss?$/, error: 'an address such as redis://10.0.0.5:6379' }),
    ).describe(
      'Address of the Valkey or Redis through which several instances share changes, sessions of editors, and limits (decision 078). Requires `IMAGE_SECRET`. Unset: this instance works alone.',
    ),
    DRAIN_SECONDS: z.coerce
      .number()
      .min(0)
      .max(8)
      .default(3)
      .describe(
        'Seconds for which the site keeps serving after `SIGTERM`, if a probe has requested `/readyz`.',
      ),
  },
  'Log and metrics': observedVariables,
  'Proxies for outgoing requests': proxyVariables,
};

const schema = z.object({
  ...environmentVariables['The site'],
  ...contentVariables,
  ...environmentVariables['Editors and previews'],
  ...environmentVariables['Pictures and documents'],
  ...environmentVariables['What pages show and load'],
  ...environmentVariables['Caches in front'],
  ...environmentVariables['Limits and processes'],
  ...observedVariables,
  ...proxyVariables,
});

/** Instances that share a store must accept each other's signatures. */
const whole = schema
  .refine(({ REDIS_URL, IMAGE_SECRET }) => !REDIS_URL || IMAGE_SECRET, {
    path: ['IMAGE_SECRET'],
    message: 'needed with REDIS_URL, the same on every instance',
  })
  // An invented school in place of a real one would go unnoticed: it is ready, and every page
  // exists.
  .refine((env) => env.NODE_ENV !== 'production' || namesSchool(env), {
    path: ['CONTENT_API_URL'],
    message:
      'needed in production, the content service of the school (or CONTENT_DIRECTORY, its files); the demonstration school is served with CONTENT_DEMONSTRATION=true',
  });

/** Variables of earlier releases that do nothing any more, and what replaces each. */
const retired: Readonly<Record<string, string>> = {
  FIRST_PICTURES: 'nothing: the site makes each picture at its first request',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'nothing: the log and the metrics name the slow routes',
  PURGE_API_BODY: 'PURGE_URL, to which the site sends an empty POST',
  PURGE_API_TOKEN: 'the name and password in PURGE_URL',
  PURGE_API_URL: 'PURGE_URL, to which the site sends an empty POST',
  PURGE_NGINX: 'nothing: nginx keeps pages for a minute',
  PURGE_VARNISH: 'PURGE_URL, to which the site sends an empty POST',
  SURROGATE_KEYS: 'PURGE_URL, which empties the whole cache',
  WEB_VITALS_SAMPLE: 'nothing',
  WORKERS: 'one instance for each core behind nginx (docs/operate.md)',
};

/** @returns for the log: each variable that is set and does nothing any more, with what replaces it */
export function retiredVariables(
  input: Record<string, string | undefined> = process.env,
): { variable: string; replacement: string }[] {
  return Object.entries(retired).flatMap(([variable, replacement]) =>
    input[variable] ? [{ variable, replacement }] : [],
  );
}

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
    /**
     * Signs cookies of editors and links of the panel; undefined: a random one, and the panel's links open no preview.
     */
    secret: string | undefined;
    /** Origin of the content service's panel, which may frame a preview. */
    adminOrigin: string | null;
    /** The password of the embedded service's editors; undefined: it has none. */
    editorPassword: string | undefined;
  };
  /** Signs the addresses of pictures, the same on every instance; undefined: a random one, kept in the file. */
  imageSecret: string | undefined;
  imageSecretFile: string;
  /** Origins of pictures and documents, the first for paths without one; empty: the embedded content service's own. */
  mediaOrigins: readonly string[];
  /** null: any https origin. */
  crmOrigins: readonly string[] | null;
  externalFooterUrl: string | undefined;
  topBannerUrl: string | undefined;
  gtmId: string | undefined;
  /** Whether a cache in front may keep pages, if it promises to ask the site for each visit from another site. */
  sharedPages: boolean;
  /** Told of each change, to empty the cache in front; null: no such address. */
  purgeUrl: PostAddress | null;
  /** Whether browsers get the service worker, or the one that removes it. */
  serviceWorker: boolean;
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
  /** Valkey or Redis that the site's instances share; undefined: there is one instance. */
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
    purgeUrl: env.PURGE_URL ?? null,
    serviceWorker: env.SERVICE_WORKER !== 'off',
    englishEnabled: env.ENGLISH_ENABLED,
    profilesEnabled: env.PROFILES_ENABLED,
    originTrackingNeedsConsent: env.ORIGIN_TRACKING_CONSENT === 'required',
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    overloadDelay: env.OVERLOAD_DELAY,
    admissionsPostsPerMinute: env.ADMISSIONS_POSTS_PER_MINUTE,
    rendersPerMinute: env.RENDERS_PER_MINUTE ?? defaultRenders,
    pageCacheBytes: env.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    drainSeconds: env.DRAIN_SECONDS,
    redisUrl: env.REDIS_URL,
    proxies: proxiesOf(env),
    ...observationOf(env),
  };
}
