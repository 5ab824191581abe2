/** Reports of page views: counted in histograms by template and device class, bounded, from this site only. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, fromTheSite, type SmallSite, startSite } from './site';

let site: SmallSite;
const address = '/hooks/vitals';
const seen = { template: 'routes/programme', lcp: 1234, inp: 80, ttfb: 90, cls: 0.02 };

const tell = (body: unknown, headers: Record<string, string> = {}) =>
  ask(site, address, {
    method: 'POST',
    headers: { ...fromTheSite, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const metrics = () => site.services.metrics.registry.metrics();
const views = async (metric: string) =>
  (await metrics()).split('\n').filter((line) => line.startsWith(`${metric}_count`));

beforeEach(async () => {
  site = await startSite({ env: { webVitalsSample: 0.1 } });
});
afterEach(() => site.close());

describe('a page view that was measured', () => {
  it('is counted by the pattern of its route and the class of the device', async () => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
    expect((await tell(seen, { 'user-agent': phone })).status).toBe(204);
    const label = '{route="/formations/:slug",device="mobile"} 1';
    for (const metric of ['lcp_seconds', 'inp_seconds', 'ttfb_seconds', 'layout_shift'])
      expect(await views(`site_web_vitals_${metric}`)).toEqual([`site_web_vitals_${metric}_count${label}`]);
    expect(await metrics()).toContain(
      'site_web_vitals_lcp_seconds_sum{route="/formations/:slug",device="mobile"} 1.234',
    );
  });

  it('may lack values that the browser cannot measure', async () => {
    expect((await tell({ template: 'routes/home', ttfb: 50 })).status).toBe(204);
    expect(await views('site_web_vitals_lcp_seconds')).toEqual([]);
    expect(await views('site_web_vitals_ttfb_seconds')).toHaveLength(1);
  });
});

describe('ignored page views', () => {
  it.each([
    ['a template the site does not have', { ...seen, template: '/formations/jeanne.dupont@exemple.fr' }],
    ['a figure that cannot be', { ...seen, lcp: -1 }],
    ['a figure beyond all bounds', { ...seen, cls: 1e9 }],
    ['more than is asked for', { ...seen, address: 'https://www.ecole.example/formations/bts-gpn' }],
    ['what is no report', 'bonjour'],
  ])('of %s', async (_what, body) => {
    expect((await tell(body)).status).toBe(400);
    expect(await views('site_web_vitals_lcp_seconds')).toEqual([]);
  });

  it('are too long', async () => {
    expect((await tell(' '.repeat(2000))).status).toBe(413);
  });

  it.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'of a visitor who sends %o',
    async (signal) => {
      expect((await tell(seen, signal)).status).toBe(204);
      expect(await views('site_web_vitals_lcp_seconds')).toEqual([]);
    },
  );

  it('of another site’s page', async () => {
    const headers = { origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' };
    expect((await tell(seen, headers)).status).toBe(403);
  });

  it('of a network that sends too many, without an effect on its forms', async () => {
    const answers = await Promise.all([...Array(121)].map(() => tell(seen)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(await views('site_web_vitals_lcp_seconds')).toEqual([
      'site_web_vitals_lcp_seconds_count{route="/formations/:slug",device="desktop"} 120',
    ]);
  });

  it('if page views are not measured', async () => {
    await site.close();
    site = await startSite();
    await tell(seen);
    expect(await views('site_web_vitals_lcp_seconds')).toEqual([]);
  });
});

it('keeps and logs nothing about a person or a place', async () => {
  await tell(seen, {
    cookie: 'origine-tracking=secret',
    referer: 'http://localhost:3000/formations/bts-gpn?email=jeanne%40exemple.fr',
  });
  await expect.poll(() => site.logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(site.logged) + (await metrics())).not.toMatch(/127\.0\.0\.1|secret|jeanne|bts-gpn/);
});
