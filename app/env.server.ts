/** The variables of the environment, and the parsed value that the site reads. */
import path from 'node:path';
import { z } from 'zod';
import { isAddressRange } from '~/base/address-range';
import { formerVariables } from './env-former';
import {
  apiBase,
  bareOrigin,
  EnvironmentError,
  frameAddress,
  list,
  onOrOff,
  postAddress,
  proxyAddress,
  wholeNumber,
} from './env-values';

/** The password of the embedded service's editors, outside production. */
const demoEditorPassword = 'demonstration';

const secret = z.optional(z.string().min(16, 'at least 16 characters'));
const proxy = z.optional(proxyAddress);

/** Every variable, in the groups of docs/configuration.md, whose tables are written from this. */
export const environmentVariables = {
  'The site': {
    NODE_ENV: z
      .optional(z.enum(['development', 'production', 'test']))
      .describe(
        '`npm start` sets `production`, `npm run dev` sets `development`. Without `NODE_ENV` and `PUBLIC_ORIGIN`, `npm start` serves the demonstration school.',
      ),
    PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on.'),
    HOST: z
      .optional(z.string())
      .describe('Interface to listen on. Unset: all interfaces, or only this machine with `npm run dev`.'),
    PUBLIC_ORIGIN: z
      .optional(bareOrigin)
      .describe(
        'Canonical origin, such as `https://www.ecole.example`. The same host with or without `www.` redirects to it; a request for any other host gets a 421. Unset: `http://localhost:PORT`, and loopback hosts are accepted.',
      ),
    TRUSTED_PROXIES: z
      .optional(
        list.pipe(z.array(z.string().refine(isAddressRange, 'addresses and CIDR ranges such as 10.0.0.0/8'))),
      )
      .describe(
        'Addresses and CIDR ranges of proxies whose `X-Forwarded-For` and `X-Request-Id` the site accepts, separated by commas.',
      ),
  },
  'The content': {
    CONTENT_API_URL: z
      .optional(apiBase)
      .describe('API base of the content service, `/api` included. Unset: the embedded service.'),
    CONTENT_API_TOKEN: z
      .optional(z.string().regex(/^[\x21-\x7e]+$/, 'a token without spaces'))
      .describe('API token that the site uses instead of the account.'),
    CONTENT_API_USERNAME: z
      .optional(z.string())
      .describe(
        'Name of the site’s account at the content service. Unset: the account of the embedded service.',
      ),
    CONTENT_API_PASSWORD: z
      .optional(z.string())
      .describe('Password of `CONTENT_API_USERNAME`. Unset: the password of the embedded service.'),
    CONTENT_NAMESPACE: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens, a letter first')
      .default('iet')
      .describe('Prefix of the API’s paths that end in `-news`, `-articles` and `-posts`.'),
    CONTENT_DIRECTORY: z
      .optional(z.string().min(1))
      .describe('Folder of the embedded service’s data files. Unset: the demonstration school.'),
    CONTENT_DEMONSTRATION: onOrOff.describe(
      '`true`: the site serves the demonstration school, in production too, with its banner, CRM and registrations. If Strapi has the demonstration school, `npm run start:strapi` sets `true`.',
    ),
    CONTENT_COPY_PATH: z
      .string()
      .min(1)
      .default('node_modules/.cache/content-copy')
      .describe(
        'Folder of the last good answers of the content service. Choose one that deployments do not replace.',
      ),
    CONTENT_PURGE_SECRET: secret.describe(
      'Secret of the webhook `POST /hooks/content`. The sender signs its messages with it, or sends it as a bearer token, as Strapi does. Unset: there is no webhook.',
    ),
  },
  'Editors and previews': {
    PREVIEW_SECRET: secret.describe(
      'Signs the cookies of editors and the links by which the panel opens a preview. Unset: these links open no preview, and another secret signs the cookies (a random one; with `REDIS_URL`, one derived from `IMAGE_SECRET`).',
    ),
    CONTENT_ADMIN_ORIGIN: z
      .optional(bareOrigin)
      .describe(
        'Origin of the panel (Strapi’s interface for editors). The panel can show previews in a frame, and the bar above a preview links to the panel.',
      ),
    CONTENT_EDITOR_PASSWORD: z
      .optional(z.string().min(12, 'at least 12 characters'))
      .describe(
        `Password of the embedded service’s editors, \`redaction@ecole.example\` and \`relecture@ecole.example\`. Unset: in production nobody can sign in; otherwise the password is \`${demoEditorPassword}\`.`,
      ),
  },
  'Pictures and documents': {
    IMAGE_SECRET: secret.describe(
      'Signs the addresses of pictures; must be the same on every instance. Unset: a random secret, stored in the file `image-secret` beside the folder `CONTENT_COPY_PATH`.',
    ),
    MEDIA_ORIGIN: z
      .optional(list.pipe(z.array(bareOrigin).min(1)))
      .describe(
        'Origins of pictures and documents, separated by commas. Paths without an origin (`/uploads/…`) belong to the first origin. Unset: the origin of `CONTENT_API_URL`.',
      ),
  },
  'What pages show and load': {
    CRM_ORIGINS: z
      .optional(list.pipe(z.array(bareOrigin).min(1)))
      .describe(
        'Origins to which a CRM link may lead, separated by commas. A link to another origin is treated as missing, and logged. Unset: any https origin of the Internet; also http on loopback if `PUBLIC_ORIGIN` and `CONTENT_API_URL` are on loopback.',
      ),
    EXTERNAL_FOOTER_URL: z
      .optional(frameAddress)
      .describe(
        'Address of a frame in the footer. A frame of another domain than the school’s is loaded only after consent.',
      ),
    TOP_BANNER_URL: z
      .optional(frameAddress)
      .describe(
        'Address of a frame above the page. A frame of another domain than the school’s is loaded only after consent.',
      ),
    GTM_ID: z
      .optional(z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'an id such as GTM-ABC123'))
      .describe('Id of Google Tag Manager, which is loaded only after consent.'),
    ORIGIN_TRACKING_CONSENT: z
      .optional(z.enum(['required']))
      .describe(
        '`required`: the site sets the cookies that say which website or campaign brought the visitor only after consent. Before consent, nothing of the visit is kept. Unset: consent is not required.',
      ),
    ENGLISH_ENABLED: onOrOff.describe(
      '`true`: the site has English pages below `/en` and, with `PROFILES_ENABLED`, the FR/EN switch.',
    ),
    PROFILES_ENABLED: onOrOff.describe(
      '`true`: the site has a switch between profiles (student, company, professional).',
    ),
    SERVICE_WORKER: z
      .optional(z.enum(['on', 'off']))
      .describe('`off` removes the service worker from every browser that has it.'),
  },
  'Caches in front': {
    SHARED_CACHE: z
      .optional(z.enum(['passes-first-visits']))
      .describe(
        '`passes-first-visits` allows caches in front of the site to store pages, for a minute. Set this only if the cache forwards to this site all that [a cache in front](operate.md#a-cache-in-front) lists. Unset: pages are private.',
      ),
    PURGE_URL: z
      .optional(postAddress)
      .describe(
        'Address that empties the cache in front of the site. After each change of the content, the site sends an empty `POST` to this address. A name and a password in the address (`https://name:password@…`) become the header `Authorization`.',
      ),
  },
  'Limits and processes': {
    RENDERS_PER_MINUTE: wholeNumber(1)
      .default(1200)
      .describe(
        `Maximum number of pages per minute that the site renders for one client’s network; pages from the page cache do not count.`,
      ),
    ADMISSIONS_POSTS_PER_MINUTE: wholeNumber(1)
      .default(30)
      .describe(
        'Maximum number of forms (admissions, consent, complaints) per minute that the site accepts from one client’s network.',
      ),
    OVERLOAD_DELAY: wholeNumber(50)
      .default(200)
      .describe(
        'Average delay of the event loop, in milliseconds, above which the site refuses to render pages and sends only pages from the page cache.',
      ),
    PAGE_CACHE_MEGABYTES: wholeNumber(1, 4096)
      .default(24)
      .describe('Maximum memory of the page cache, in megabytes.'),
    REDIS_URL: z
      .optional(z.url({ protocol: /^rediss?$/, error: 'an address such as redis://10.0.0.5:6379' }))
      .describe(
        'Address of the Valkey or Redis through which several instances share changes, sessions of editors, and limits. Requires `IMAGE_SECRET`. Unset: this instance works alone.',
      ),
  },
  'Log and metrics': {
    METRICS_PORT: z
      .optional(wholeNumber(1, 65_535))
      .describe('Port of the Prometheus metrics, `GET /metrics`. Unset: no metrics.'),
    METRICS_HOST: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe(
        'Interface of `METRICS_PORT`. Metrics are not public: set another interface only in a private network.',
      ),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('Level of the log. `info` logs every request, `warn` does not.'),
  },
  'Proxies for outgoing requests': {
    HTTP_PROXY: proxy.describe(
      'Proxy for content, pictures and `PURGE_URL` over http. Requests to Redis and this machine use no proxy. As with curl, the names of these three variables may be in lower case, which takes precedence.',
    ),
    HTTPS_PROXY: proxy.describe(
      'Proxy for content, pictures and `PURGE_URL` over https. Unset: the proxy for http.',
    ),
    NO_PROXY: z
      .optional(z.string())
      .describe(
        'Hosts, separated by commas, to which requests use no proxy, such as a content service in the private network. `*`: all hosts.',
      ),
  },
};

const variables = z.object({
  ...environmentVariables['The site'],
  ...environmentVariables['The content'],
  ...environmentVariables['Editors and previews'],
  ...environmentVariables['Pictures and documents'],
  ...environmentVariables['What pages show and load'],
  ...environmentVariables['Caches in front'],
  ...environmentVariables['Limits and processes'],
  ...environmentVariables['Log and metrics'],
  ...environmentVariables['Proxies for outgoing requests'],
});

const schema = variables
  // Instances that share a store must accept each other's signatures.
  .refine(({ REDIS_URL, IMAGE_SECRET }) => !REDIS_URL || IMAGE_SECRET, {
    path: ['IMAGE_SECRET'],
    message: 'needed with REDIS_URL, the same on every instance',
  })
  // An invented school in place of a real one would go unnoticed: it is ready, and every page exists.
  .refine(
    (env) =>
      env.NODE_ENV !== 'production' ||
      env.CONTENT_API_URL !== undefined ||
      env.CONTENT_DIRECTORY !== undefined ||
      env.CONTENT_DEMONSTRATION,
    {
      path: ['CONTENT_API_URL'],
      message:
        'needed in production, the content service of the school (or CONTENT_DIRECTORY, its files); the demonstration school is served with CONTENT_DEMONSTRATION=true',
    },
  )
  .transform((env) => {
    const apiUrl = env.CONTENT_API_URL ?? null;
    const production = (env.NODE_ENV ?? 'production') === 'production';
    const httpProxy = env.HTTP_PROXY ?? null;
    const httpsProxy = env.HTTPS_PROXY ?? httpProxy;
    return {
      production,
      port: env.PORT,
      host: env.HOST,
      /** Canonical origin without a trailing slash; every address the site publishes starts with it. */
      publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
      /** Whether `PUBLIC_ORIGIN` was set: when not, any loopback host is accepted. */
      publicOriginConfigured: env.PUBLIC_ORIGIN !== undefined,
      content: {
        /** null: the embedded content service. */
        apiUrl,
        /** API token instead of the account. */
        token: env.CONTENT_API_TOKEN,
        username: env.CONTENT_API_USERNAME,
        password: env.CONTENT_API_PASSWORD,
        namespace: env.CONTENT_NAMESPACE,
        purgeSecret: env.CONTENT_PURGE_SECRET,
        /** Folder of the embedded service's data files; null: the demonstration school's. */
        directory: env.CONTENT_DIRECTORY ?? null,
        /** Whether the demonstration school is served on purpose; by the service at `apiUrl`, if there is one. */
        demonstration: env.CONTENT_DEMONSTRATION,
        /** Folder of the last good content; unused with the embedded service. */
        copyPath: env.CONTENT_COPY_PATH,
      },
      preview: {
        /** Signs cookies of editors and links of the panel; undefined: a random one, and its links open no preview. */
        secret: env.PREVIEW_SECRET,
        /** Origin of the content service's panel, which may frame a preview. */
        adminOrigin: env.CONTENT_ADMIN_ORIGIN ?? null,
        /** The password of the embedded service's editors; undefined: it has none. */
        editorPassword: env.CONTENT_EDITOR_PASSWORD ?? (production ? undefined : demoEditorPassword),
      },
      /** Signs the addresses of pictures, the same on every instance; undefined: a random one, kept in the file. */
      imageSecret: env.IMAGE_SECRET,
      imageSecretFile: path.join(path.dirname(env.CONTENT_COPY_PATH), 'image-secret'),
      /** Origins of pictures and documents, the first for paths without one; empty: the embedded service's own. */
      mediaOrigins: env.MEDIA_ORIGIN ?? (apiUrl ? [new URL(apiUrl).origin] : []),
      /** null: any https origin. */
      crmOrigins: env.CRM_ORIGINS ?? null,
      externalFooterUrl: env.EXTERNAL_FOOTER_URL,
      topBannerUrl: env.TOP_BANNER_URL,
      gtmId: env.GTM_ID,
      /** Whether a cache in front may keep pages, if it promises to ask the site for each visit from another site. */
      sharedPages: env.SHARED_CACHE === 'passes-first-visits',
      /** The address to which a `POST` empties the cache in front; null: there is no such cache. */
      purgeUrl: env.PURGE_URL ?? null,
      /** Whether browsers get the service worker, or the one that removes it. */
      serviceWorker: env.SERVICE_WORKER !== 'off',
      englishEnabled: env.ENGLISH_ENABLED,
      profilesEnabled: env.PROFILES_ENABLED,
      originTrackingNeedsConsent: env.ORIGIN_TRACKING_CONSENT === 'required',
      /** Addresses and CIDR ranges of proxies whose forwarding headers are believed. */
      trustedProxies: env.TRUSTED_PROXIES ?? [],
      /** Milliseconds the event loop may be behind before pages that are not kept are refused. */
      overloadDelay: env.OVERLOAD_DELAY,
      /** Admissions forms one visitor may send in a minute. */
      admissionsPostsPerMinute: env.ADMISSIONS_POSTS_PER_MINUTE,
      /** Pages one client's network may have rendered in a minute. */
      rendersPerMinute: env.RENDERS_PER_MINUTE,
      /** Bytes of rendered pages kept in memory. */
      pageCacheBytes: env.PAGE_CACHE_MEGABYTES * 1024 * 1024,
      /** Valkey or Redis that the site's instances share; undefined: there is one instance. */
      redisUrl: env.REDIS_URL,
      metricsPort: env.METRICS_PORT,
      metricsHost: env.METRICS_HOST,
      logLevel: env.LOG_LEVEL,
      /** For requests to the content service, the media host and a cache in front; null: direct requests. */
      proxies:
        httpsProxy === null ? null : { http: httpProxy, https: httpsProxy, except: env.NO_PROXY ?? '' },
    };
  });

/** The parsed environment. */
export type Env = z.output<typeof schema>;
export type Proxies = NonNullable<Env['proxies']>;

/** The environment of this process. @throws {EnvironmentError} */
export const processEnv = (): Env => parseEnv(process.env);

/** The variables of earlier versions that this process has, each with what replaces it; null without any. */
export const processFormerVariables = () => formerVariables(process.env);

/** Whether this process asks another content service than the embedded one; known before the rest is parsed. */
export const hasServiceElsewhere = Boolean(process.env.CONTENT_API_URL);

/**
 * @param input usually `process.env`
 * @throws {EnvironmentError} when a variable is set to something it cannot be
 */
export function parseEnv(input: Record<string, string | undefined>): Env {
  const result = schema.safeParse(setVariables(input));
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not usable:\n${lines.join('\n')}`);
}

/**
 * The variables that are set; an empty one counts as not set. The names of the proxies may be in lower case, which takes
 * precedence, as with curl.
 */
function setVariables(input: Record<string, string | undefined>): Record<string, string | undefined> {
  const proxyVariables = environmentVariables['Proxies for outgoing requests'];
  const values = Object.keys(variables.shape).map((name) => {
    const lowerCaseValue = name in proxyVariables ? input[name.toLowerCase()] : undefined;
    return [name, lowerCaseValue || input[name] || undefined];
  });
  return Object.fromEntries(values);
}
