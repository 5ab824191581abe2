/**
 * Each alert is fired by its fault. The site is started, its metrics are read as a Prometheus does that finds it new, the
 * fault is caused, and they are read again; promtool judges the rules over the time between, which it only pretends.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../content-service/embedded/faults';
import { freePort } from '../../tools/free-port.mjs';
import { type Content, startContent } from './content';
import { type Instance, startInstance } from './instance';

type Scrape = ReadonlyMap<string, number>;

interface Fired {
  /** Whether the fault continues, so that counters grow equally in each interval. */
  goesOn?: boolean;
  /** Seconds between two scrapes. */
  interval?: number;
  /** When the alert must be active, in minutes; it is not at the first scrape. */
  after: number;
}

const rules = path.resolve('deploy/monitoring/alerts.yml');
const promtool = spawnSync('promtool', ['--version']).error === undefined;
if (!promtool) console.warn('no alert is fired: apt-get install prometheus');

/** The cause of each alert: all of them are tested, or listed here with a reason. */
const fired = new Set<string>();
const ofOtherExporters = [
  'SiteUnreachable',
  'CertificateExpires',
  'BackupMissing',
  'DiskFills',
  'UnitFailed',
];

describe.skipIf(!promtool)('an alert is fired by its fault', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'alerts-'));
  let content: Content;
  let site: Instance;
  let metricsPort: number;
  let fresh: Scrape;

  const scrape = async (port = metricsPort): Promise<Scrape> => {
    const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const values = lines.map(
      (line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))] as const,
    );
    return new Map([...values, ['up', text === '' ? 0 : 1]]);
  };
  const counts = async (name: string) =>
    [...(await scrape())].reduce((sum, [series, value]) => (series.startsWith(name) ? sum + value : sum), 0);
  const misbehave = (fault: Fault) => content.misbehave(fault);
  const ask = (addresses: readonly string[], at = site) =>
    Promise.all(addresses.map((address) => at.get(address)));
  const many = (count: number, address: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => address(index));

  function judge(
    alert: string,
    before: Scrape,
    after: Scrape,
    { goesOn = false, interval = 60, after: minutes }: Fired,
  ): void {
    const steps = Math.ceil((minutes * 60) / interval) + 1;
    const asked = new Set(readFileSync(rules, 'utf8').match(/\b(?:up|site_[a-z_]+|process_[a-z_]+)\b/g));
    const series = [...new Set([...fresh.keys(), ...after.keys()])]
      .filter((name) => asked.has(name.replace(/\{.*/, '')))
      .map((name) => {
        const first = fresh.get(name);
        const isCount = /_(?:total|bucket|count|sum)(?:\{|$)/.test(name);
        const grown = (after.get(name) ?? 0) - (before.get(name) ?? 0);
        const next = isCount ? (first ?? before.get(name) ?? 0) + grown : (after.get(name) ?? 0);
        const labels = `job="site",instance="a:1"`;
        const full = name.includes('{') ? name.replace('{', `{${labels},`) : `${name}{${labels}}`;
        return { series: full, values: `${first ?? '_'} ${next}+${isCount && goesOn ? grown : 0}x${steps}` };
      });
    const firing = `count(ALERTS{alertname="${alert}",alertstate="firing"})`;
    const file = path.join(folder, `${alert}.yml`);
    const tests = [
      {
        interval: `${interval}s`,
        input_series: series,
        promql_expr_test: [
          { expr: firing, eval_time: '0m', exp_samples: [] },
          { expr: `${firing} > 0`, eval_time: `${minutes}m`, exp_samples: [{ labels: '{}', value: 1 }] },
        ],
      },
    ];
    writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '30s', tests }));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`.slice(0, 3000)).toBe(0);
    fired.add(alert);
  }

  /** Causes a fault between two scrapes. */
  async function fires(alert: string, how: Fired, cause: () => Promise<unknown>): Promise<void> {
    const before = await scrape();
    await cause();
    judge(alert, before, await scrape(), how);
    await misbehave({ kind: 'none' });
  }

  beforeAll(async () => {
    content = await startContent();
    metricsPort = await freePort();
    const nobody = await freePort();
    site = await startInstance({
      CONTENT_API_URL: content.apiUrl,
      METRICS_PORT: String(metricsPort),
      REDIS_URL: `redis://127.0.0.1:${nobody}`,
      PURGE_URL: `http://127.0.0.1:${nobody}`,
      RENDERS_PER_MINUTE: '100000',
      LOG_LEVEL: 'silent',
    });
    fresh = await scrape();
  });
  afterAll(async () => {
    await site?.stop();
    content?.close();
    rmSync(folder, { recursive: true });
  });

  it('SharedStoreAway', () => fires('SharedStoreAway', { after: 5 }, async () => undefined));

  it('CachesNotTold, by the first change after a start', () =>
    fires('CachesNotTold', { after: 3 }, async () => {
      const failed = () => counts('site_purges_total{outcome="failed"}');
      expect(await site.tell(content.message('lyon'))).toBe(202);
      await expect.poll(failed, { timeout: 20_000 }).toBeGreaterThan(0);
    }));

  it('AddressesLost', () =>
    fires('AddressesLost', { after: 60 }, () => ask(many(22, (index) => `/page-perdue-${index}.html`))));

  it('ContentDropped, by the first entry after a start', () =>
    fires('ContentDropped', { after: 3 }, async () => {
      await misbehave({ kind: 'many-entries', only: '-posts', entries: 2 });
      await site.get('/blog');
    }));

  it('AdmissionsFail, by the first forms after a start', () =>
    fires('AdmissionsFail', { after: 10 }, async () => {
      await misbehave({ kind: 'error-500', only: 'crm-links' });
      for (let form = 0; form < 4; form += 1)
        await site.post('/crm/brochure', { course: 'bts-gpn', campus: 'lyon' });
    }));

  it('AdmissionsStopped', async () => {
    const left = 'site_admissions_total{action="brochure",outcome="left"}';
    const before = (await scrape()).get(left) ?? 0;
    const leave = async () => {
      await site.post('/crm/brochure', { course: 'bts-gpn', campus: 'lyon' });
      return (await scrape()).get(left) ?? 0;
    };
    // The failures of the test before have opened the circuit of the CRM's links, for a moment.
    await expect.poll(leave, { timeout: 20_000 }).toBe(before + 1);
    const file = path.join(folder, 'stopped.yml');
    // One each ten minutes for a day, and then none.
    const tests = [
      {
        interval: '10m',
        input_series: [{ series: left, values: `${fresh.get(left)}+1x150 150x100` }],
        promql_expr_test: [
          {
            expr: 'count(ALERTS{alertname="AdmissionsStopped",alertstate="firing"})',
            eval_time: '24h',
            exp_samples: [],
          },
          {
            expr: 'count(ALERTS{alertname="AdmissionsStopped",alertstate="firing"})',
            eval_time: '32h30m',
            exp_samples: [{ labels: '{}', value: 1 }],
          },
        ],
      },
    ];
    writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    fired.add('AdmissionsStopped');
  });

  it('PicturesFail', () =>
    fires('PicturesFail', { after: 14 }, async () => {
      const pages = await ask(['/campus', '/formations', '/metiers/ecologue', '/actualites']);
      const pictures = new Set(
        pages.flatMap(({ text }) =>
          [...text.matchAll(/\/images\/webp\/\d+\/[^\s",]+/g)].map(([one]) => one.replaceAll('&amp;', '&')),
        ),
      );
      await misbehave({ kind: 'error-500', only: '/uploads/' });
      expect(pictures.size).toBeGreaterThan(12);
      await ask([...pictures].slice(0, 40));
    }));

  it('SiteRendersSlowly', () =>
    fires('SiteRendersSlowly', { goesOn: true, after: 25 }, async () => {
      await misbehave({ kind: 'slow', delay: 1500 });
      await ask(many(8, (index) => `/formations/lente-${index}`));
    }));

  it('SiteHitRatioLow', () =>
    fires('SiteHitRatioLow', { goesOn: true, interval: 10, after: 70 }, () =>
      ask(many(16, (index) => `/formations?q=foule-${index}`)),
    ));

  it('SiteOverloaded', async () => {
    const port = await freePort();
    // Without spaces, which separate options.
    const busy =
      'data:text/javascript,setInterval(()=>{for(const/**/end=Date.now()+400;Date.now()<end;);},600).unref()';
    const late = await startInstance({
      METRICS_PORT: String(port),
      NODE_OPTIONS: `--import=${busy}`,
      LOG_LEVEL: 'silent',
    });
    try {
      const delay = async () => (await scrape(port)).get('site_event_loop_delay_seconds') ?? 0;
      await expect.poll(delay, { timeout: 60_000 }).toBeGreaterThan(0.2);
      judge('SiteOverloaded', fresh, await scrape(port), { after: 4 });
    } finally {
      await late.stop();
    }
  });

  it('SiteMemoryGrows', async () => {
    const port = await freePort();
    const leaking = 'data:text/javascript,globalThis.held=Buffer.alloc(9e8,1)';
    const grown = await startInstance({
      METRICS_PORT: String(port),
      NODE_OPTIONS: `--import=${leaking}`,
      LOG_LEVEL: 'silent',
    });
    try {
      judge('SiteMemoryGrows', fresh, await scrape(port), { after: 20 });
    } finally {
      await grown.stop();
    }
  });

  it('ContentServiceAway, SiteAnswersErrors and ContentStale', async () => {
    await ask(['/', '/agenda', '/campus']);
    const before = await scrape();
    await content.goAway();
    // A question that was never asked has no last good answer.
    await ask(many(14, (index) => `/formations/inconnue-${index}`));
    await site.tell(
      JSON.stringify({ event: 'entry.update', model: 'campus', entry: { id: 1, slug: 'lyon' } }),
    );
    const stale = 'site_page_cache_answers_total{state="stale"}';
    const shown = await counts(stale);
    // A page whose refresh has just failed may count as fresh for some seconds.
    await expect
      .poll(() => ask(['/', '/agenda', '/campus', '/campus/lyon']).then(() => counts(stale)), {
        timeout: 20_000,
        interval: 2000,
      })
      .toBeGreaterThan(shown + 2);
    const after = await scrape();
    judge('ContentServiceAway', before, after, { after: 3 });
    judge('SiteAnswersErrors', before, after, { after: 4 });
    judge('ContentStale', before, after, { goesOn: true, after: 40 });
    await content.comeBack();
  });

  it('SiteInstanceDown and SiteDown', async () => {
    const before = await scrape();
    await site.stop();
    const after = await scrape();
    for (const alert of ['SiteInstanceDown', 'SiteDown']) judge(alert, before, after, { after: 3 });
  });

  it('all of them are', () => {
    const { groups } = load(readFileSync(rules, 'utf8')) as { groups: { rules: { alert: string }[] }[] };
    const all = groups.flatMap((group) => group.rules.map(({ alert }) => alert));
    expect(all.filter((alert) => !fired.has(alert))).toEqual(ofOtherExporters);
  });
});
