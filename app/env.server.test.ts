import { describe, expect, it } from 'vitest';
import { environmentVariables, parseEnv } from './env.server';
import { formerNames, formerVariables } from './env-former';
import { EnvironmentError } from './env-values';

describe('the environment', () => {
  it('has defaults for everything: port 3000, embedded content, loopback hosts', () => {
    const env = parseEnv({});
    expect(env).toMatchObject({
      production: true,
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      publicOriginConfigured: false,
      content: { apiUrl: null, namespace: 'iet' },
      mediaOrigins: [],
      crmOrigins: null,
      englishEnabled: false,
      profilesEnabled: false,
    });
  });

  it('is the same for a variable that is empty as for one that is not set', () => {
    const names = Object.values(environmentVariables).flatMap((group) => Object.keys(group));
    expect(parseEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(parseEnv({}));
  });

  it('uses the API’s origin for media by default', () => {
    expect(parseEnv({ CONTENT_API_URL: 'https://cms.example/api/' })).toMatchObject({
      content: { apiUrl: 'https://cms.example/api' },
      mediaOrigins: ['https://cms.example'],
    });
    const apart = { CONTENT_API_URL: 'https://cms.example/api', MEDIA_ORIGIN: 'https://media.example' };
    expect(parseEnv(apart).mediaOrigins).toEqual(['https://media.example']);
    const several = { ...apart, MEDIA_ORIGIN: 'https://media.example, https://cdn.example' };
    expect(parseEnv(several).mediaOrigins).toEqual(['https://media.example', 'https://cdn.example']);
  });

  it('keeps the last good content below node_modules and 24 MB of pages by default', () => {
    expect(parseEnv({})).toMatchObject({
      content: { copyPath: 'node_modules/.cache/content-copy' },
      imageSecretFile: 'node_modules/.cache/image-secret',
      pageCacheBytes: 24 * 1024 * 1024,
    });
    const set = parseEnv({ CONTENT_COPY_PATH: '/var/lib/ecole/copy-3001', PAGE_CACHE_MEGABYTES: '96' });
    expect(set).toMatchObject({
      content: { copyPath: '/var/lib/ecole/copy-3001' },
      imageSecretFile: '/var/lib/ecole/image-secret',
      pageCacheBytes: 96 * 1024 * 1024,
    });
  });

  it('reads the CRM’s origins as a list', () => {
    expect(parseEnv({ CRM_ORIGINS: 'https://a.example, https://b.example' }).crmOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  /** Each variable that has a form, wrong values, and the form as the message names it. */
  const forms: [name: string, wrong: string[], form: string][] = [
    ['NODE_ENV', ['prod'], 'production'],
    ['PORT', ['abc', '-1', '80.5', '65536', '3000 '.repeat(2)], 'a whole number from 0 to 65535'],
    ['PUBLIC_ORIGIN', ['www.ecole.example', 'https://www.ecole.example/site'], 'an origin'],
    ['TRUSTED_PROXIES', ['999.1.1.1', '10.0.0.0/33', 'proxy.example', '10.0.0.1,,'], '10.0.0.0/8'],
    [
      'CONTENT_API_URL',
      [
        'ftp://cms.example',
        'cms.example/api',
        'https://name:password@cms.example/api',
        'https://cms.example/api?x',
      ],
      'https://contenu.ecole.example/api',
    ],
    ['CONTENT_API_TOKEN', ['a token'], 'without spaces'],
    ['CONTENT_NAMESPACE', ['Iet', '1et', 'i/t'], 'lower-case letters'],
    ['CONTENT_DEMONSTRATION', ['maybe'], '"true"'],
    ['CONTENT_PURGE_SECRET', ['short'], 'at least 16 characters'],
    ['PREVIEW_SECRET', ['short'], 'at least 16 characters'],
    ['CONTENT_ADMIN_ORIGIN', ['https://contenu.ecole.example/admin'], 'an origin'],
    ['CONTENT_EDITOR_PASSWORD', ['short'], 'at least 12 characters'],
    ['IMAGE_SECRET', ['fifteen letters'], 'at least 16 characters'],
    ['MEDIA_ORIGIN', ['https://media.example/uploads', 'media.example'], 'an origin'],
    ['CRM_ORIGINS', ['https://crm.example/path', 'https://a.example b.example'], 'an origin'],
    ['EXTERNAL_FOOTER_URL', ['http://groupe.example', 'pied'], 'https://www.groupe.example/'],
    ['TOP_BANNER_URL', ['http://groupe.example', 'bandeau'], 'https://www.groupe.example/'],
    ['GTM_ID', ['UA-1234'], 'GTM-ABC123'],
    ['ORIGIN_TRACKING_CONSENT', ['on'], '"required"'],
    ['ENGLISH_ENABLED', ['maybe', 'oui'], '"true"'],
    ['PROFILES_ENABLED', ['maybe'], '"true"'],
    ['SERVICE_WORKER', ['no'], '"off"'],
    ['SHARED_CACHE', ['on'], '"passes-first-visits"'],
    ['PURGE_URL', ['cache.example/purge', 'ftp://cache.example'], 'https://cache.example/purge'],
    ['RENDERS_PER_MINUTE', ['0', 'many'], 'a whole number from 1 on'],
    ['ADMISSIONS_POSTS_PER_MINUTE', ['0', '1.5'], 'a whole number from 1 on'],
    ['OVERLOAD_DELAY', ['49'], 'a whole number from 50 on'],
    ['PAGE_CACHE_MEGABYTES', ['0', '4097'], 'a whole number from 1 to 4096'],
    ['REDIS_URL', ['10.0.0.5:6379', 'http://10.0.0.5'], 'redis://10.0.0.5:6379'],
    ['METRICS_PORT', ['0', 'on'], 'a whole number from 1 to 65535'],
    ['LOG_LEVEL', ['loud'], '"info"'],
    ['HTTP_PROXY', ['socks5://proxy.example', 'http://'], 'http://proxy.example:3128'],
    ['HTTPS_PROXY', ['ftp://proxy.example'], 'http://proxy.example:3128'],
  ];
  /** Any text will do. */
  const free = [
    ...['HOST', 'CONTENT_API_USERNAME', 'CONTENT_API_PASSWORD', 'CONTENT_DIRECTORY', 'CONTENT_COPY_PATH'],
    ...['METRICS_HOST', 'NO_PROXY'],
  ];

  it.each(forms.flatMap(([name, wrong, form]) => wrong.map((value) => [name, value, form])))(
    'refuses %s=%s at boot, and says what is expected',
    (name, value, form) => {
      expect(() => parseEnv({ [name]: value })).toThrow(EnvironmentError);
      const message = new RegExp(`^  ${name}[.\\d]*: .*${form}`, 'm');
      expect(() => parseEnv({ [name]: value })).toThrow(message);
    },
  );

  it('has a form for every variable, or takes any text', () => {
    const names = Object.values(environmentVariables).flatMap((group) => Object.keys(group));
    expect([...forms.map(([name]) => name), ...free].sort()).toEqual(names.sort());
  });
});

describe('a variable of an earlier version', () => {
  it.each(formerNames)('%s starts the site, is no variable, and is named with what replaces it', (name) => {
    expect(parseEnv({ [name]: 'on' })).toEqual(parseEnv({}));
    expect(Object.values(environmentVariables).some((group) => name in group)).toBe(false);
    expect(Object.keys(formerVariables({ [name]: 'on', PORT: '3000' }) ?? {})).toEqual([name]);
  });

  it.each([
    ['WORKERS', 'one instance for each core'],
    ['SURROGATE_KEYS', 'PURGE_URL'],
    ['PURGE_VARNISH', 'PURGE_URL'],
    ['PURGE_API_URL', 'PURGE_URL'],
    ['PURGE_API_TOKEN', 'PURGE_URL'],
    ['PURGE_API_BODY', 'PURGE_URL'],
    ['IMAGE_SECRET_FILE', 'IMAGE_SECRET'],
    ['PURGE_NGINX', 'nothing'],
    ['DRAIN_SECONDS', 'nothing'],
  ])('%s is replaced by %s', (name, replacement) => {
    expect(formerVariables({ [name]: 'on' })?.[name]).toContain(replacement);
  });

  it('is none when it is empty', () => {
    expect(formerVariables({ WORKERS: '', PORT: '3000' })).toBeNull();
  });
});

describe('in production', () => {
  const production = { NODE_ENV: 'production' };

  it('refuses to start if no school is named, and says so in a sentence', () => {
    for (const missing of [
      production,
      { ...production, CONTENT_API_URL: '', CONTENT_DEMONSTRATION: 'false' },
    ])
      expect(() => parseEnv(missing)).toThrow(/CONTENT_API_URL: needed.*CONTENT_DEMONSTRATION=true/);
  });

  it.each([
    { CONTENT_API_URL: 'https://cms.example/api' },
    { CONTENT_DIRECTORY: '/srv/contenu' },
    { CONTENT_DEMONSTRATION: 'true' },
  ])('%j names one', (school) => {
    expect(parseEnv({ ...production, ...school }).production).toBe(true);
  });
});

describe('the address that empties the cache in front', () => {
  it.each([
    ['', null],
    ['https://cache.example/purge', { address: 'https://cache.example/purge', authorization: null }],
    ['http://a:b%3Ac@10.0.0.1:8080', { address: 'http://10.0.0.1:8080/', authorization: 'Basic YTpiOmM=' }],
    [
      'http://jeton@cache.example/?all=1',
      { address: 'http://cache.example/?all=1', authorization: 'Basic amV0b246' },
    ],
  ])('%s', (PURGE_URL, purgeUrl) => {
    expect(parseEnv({ PURGE_URL })).toMatchObject({ purgeUrl });
  });

  it('has no bare % in its name or password', () => {
    expect(() => parseEnv({ PURGE_URL: 'https://a:100%@cache.example' })).toThrow(/PURGE_URL: .*%25/);
  });
});

describe('proxies of the environment', () => {
  const proxiesIn = (variables: Parameters<typeof parseEnv>[0]) => parseEnv(variables).proxies;

  it('are empty by default', () => {
    for (const none of [{}, { HTTP_PROXY: '' }, { NO_PROXY: 'cms.example' }])
      expect(proxiesIn(none)).toBeNull();
  });

  it('are read as curl does: lower case first, http unless another scheme is named', () => {
    expect(
      proxiesIn({ HTTP_PROXY: 'http://a.example', http_proxy: 'b.example:3128', no_proxy: '.lan' }),
    ).toEqual({ http: 'http://b.example:3128', https: 'http://b.example:3128', except: '.lan' });
    expect(proxiesIn({ HTTPS_PROXY: 'http://a.example' })).toEqual({
      http: null,
      https: 'http://a.example',
      except: '',
    });
  });
});
