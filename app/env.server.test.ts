import { describe, expect, it } from 'vitest';
import { parseEnv, retiredVariables } from './env.server';
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

  it('starts with variables of earlier releases, and names what replaces each', () => {
    const old = { WORKERS: '2', WEB_VITALS_SAMPLE: '5', PORT: '8080', OTEL_EXPORTER_OTLP_ENDPOINT: '' };
    expect(parseEnv(old)).toMatchObject({ port: 8080 });
    expect(retiredVariables(old)).toEqual([
      { variable: 'WEB_VITALS_SAMPLE', replacement: 'nothing' },
      { variable: 'WORKERS', replacement: expect.stringContaining('nginx') },
    ]);
  });

  it.each([
    ['SURROGATE_KEYS', 'on', 'PURGE_URL'],
    ['PURGE_VARNISH', 'http://127.0.0.1:6081', 'PURGE_URL'],
    ['PURGE_NGINX', 'http://127.0.0.1:6081', 'nothing'],
    ['PURGE_API_URL', 'https://cache.example', 'PURGE_URL'],
    ['PURGE_API_TOKEN', 'jeton', 'PURGE_URL'],
    ['PURGE_API_BODY', '{"tags":{keys}}', 'PURGE_URL'],
  ])('starts with the former %s, and names what replaces it', (variable, value, replacement) => {
    expect(parseEnv({ [variable]: value }).purgeUrl).toBeNull();
    expect(retiredVariables({ [variable]: value })).toEqual([
      { variable, replacement: expect.stringContaining(replacement) },
    ]);
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
      pageCacheBytes: 24 * 1024 * 1024,
      drainSeconds: 3,
    });
    const set = parseEnv({
      CONTENT_COPY_PATH: '/var/lib/site',
      PAGE_CACHE_MEGABYTES: '96',
      DRAIN_SECONDS: '0',
    });
    expect(set).toMatchObject({
      content: { copyPath: '/var/lib/site' },
      pageCacheBytes: 96 * 1024 * 1024,
      drainSeconds: 0,
    });
    for (const wrong of [{ PAGE_CACHE_MEGABYTES: '0' }, { DRAIN_SECONDS: '60' }, { DRAIN_SECONDS: 'soon' }]) {
      expect(() => parseEnv(wrong)).toThrow(EnvironmentError);
    }
  });

  it('reads the CRM’s origins as a list', () => {
    expect(parseEnv({ CRM_ORIGINS: 'https://a.example, https://b.example' }).crmOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it.each([
    { PORT: 'abc' },
    { PUBLIC_ORIGIN: 'www.ecole.example' },
    { PUBLIC_ORIGIN: 'https://www.ecole.example/site' },
    { CONTENT_API_URL: 'ftp://cms.example' },
    { CRM_ORIGINS: 'https://crm.example/path' },
    { GTM_ID: 'UA-1234' },
    { LOG_LEVEL: 'loud' },
    { CONTENT_PURGE_SECRET: 'short' },
    { IMAGE_SECRET: 'fifteen letters' },
    { ENGLISH_ENABLED: 'maybe' },
    { HTTP_PROXY: 'socks5://proxy.example' },
    { https_proxy: 'http://' },
  ])('refuses %j at boot, naming the variable', (input) => {
    const [name = ''] = Object.keys(input);
    expect(() => parseEnv(input)).toThrow(EnvironmentError);
    expect(() => parseEnv(input)).toThrow(name);
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

it.each(['999.1.1.1', '10.0.0.0/33', 'proxy.example', '10.0.0.1,,'])(
  'reports that TRUSTED_PROXIES=%s is not a list of addresses',
  (TRUSTED_PROXIES) => {
    expect(() => parseEnv({ TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES.*: addresses and CIDR ranges/);
  },
);

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

  it.each(['cache.example/purge', 'ftp://cache.example', 'https://a:100%@cache.example'])(
    'is not %s',
    (PURGE_URL) => {
      expect(() => parseEnv({ PURGE_URL })).toThrow('PURGE_URL');
    },
  );
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
