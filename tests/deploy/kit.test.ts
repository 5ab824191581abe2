/** The kit in `deploy/`, judged by the programs that read it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../app/metrics.server';
import { memorySettings } from '../../tools/memory-settings.mjs';
import { ownCertificate } from './certificate';
import { commandsOf, installation } from './commands-of';

function run(program: string, parameters: string[], cwd = '.') {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}
const isThere = (program: string, ...parameters: string[]) =>
  spawnSync(program, parameters).error === undefined;
const folder = () => mkdtempSync(path.join(tmpdir(), 'kit-'));
/** As Compose reads YAML. */
const withMerges = { schema: CORE_SCHEMA.withTags(mergeTag) };

/** A test is skipped if its program is missing, and names the package with it. */
const having = (program: string, debianPackage: string, ...parameters: string[]) => {
  const there = isThere(program, ...parameters);
  if (!there) console.warn(`${program} is not installed: apt-get install ${debianPackage}`);
  return it.skipIf(!there);
};

it('is explained by commands that a shell reads', () => {
  const handbook = [
    ...['A cache in front', 'In containers', 'Update, and back', 'Restore', 'A trial restore'],
    ...['On the machine that made', 'Watching'],
    ...['A copy of your own', 'A machine that has cloned', 'A newer release'],
  ];
  const commands = [
    installation(1, 7),
    commandsOf('docs/operate.md', '9. '),
    ...handbook.map((heading) => commandsOf('docs/operate.md', heading)),
  ];
  for (const text of commands) expect(run('bash', ['-n', '-c', text]).output, text).toBe('');
});

describe('the kit', () => {
  having(
    'shellcheck',
    'shellcheck',
    '--version',
  )('has scripts without a complaint of shellcheck', () => {
    const scripts = ['roll', 'strapi', 'copies', 'backup', 'restore'].map((name) => `deploy/${name}`);
    expect(run('shellcheck', scripts).output).toBe('');
  });

  it('has scripts that name each of their variables in their head', () => {
    const headOf = (name: string) => readFileSync(`deploy/${name}`, 'utf8').split(/^(?!#)/m)[0] ?? '';
    for (const name of ['roll', 'strapi', 'copies', 'backup', 'restore']) {
      const read = readFileSync(`deploy/${name}`, 'utf8').matchAll(/\$\{([A-Z]+):-/g);
      expect(
        [...read]
          .map(([, variable]) => variable)
          .filter((variable) => !new RegExp(`\\b${variable}\\b`).test(headOf(name))),
        name,
      ).toEqual([]);
    }
  });

  having(
    'systemd-analyze',
    'systemd',
    '--version',
  )('has units that systemd finds little exposed', () => {
    const place = folder();
    for (const [unit, name] of [
      ['site@.service', 'site@3001.service'],
      ['strapi.service', 'strapi.service'],
    ] as const) {
      const file = path.join(place, name);
      cpSync(`deploy/systemd/${unit}`, file);
      const { output } = run('systemd-analyze', ['security', '--offline=yes', '--no-pager', file]);
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(output)?.[1]), output).toBeLessThan(2);
    }
  });

  having(
    'nginx',
    'nginx-light',
    '-v',
  )('has configurations that nginx accepts, HTTP/2 and TLS included', () => {
    const place = folder();
    ownCertificate('www.ecole.example', `${place}/certificate.pem`, `${place}/key.pem`);
    const tls = readFileSync('deploy/nginx/site-tls.conf', 'utf8')
      .replace(/ssl_certificate .*/, `ssl_certificate ${place}/certificate.pem;`)
      .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${place}/key.pem;`);
    writeFileSync(path.join(place, 'site-tls.conf'), tls);
    const site = ['http', 'site']
      .map((name) => readFileSync(`deploy/nginx/${name}.conf`, 'utf8'))
      .join('\n')
      .replaceAll('snippets/site-tls.conf', `${place}/site-tls.conf`);
    const cache = readFileSync('deploy/nginx/cache.conf', 'utf8')
      .replaceAll('CACHE', `${place}/kept`)
      .replaceAll('LISTEN', '8080')
      .replaceAll('http://SITE', 'http://127.0.0.1:3001');
    for (const text of [site, cache]) {
      const file = path.join(place, 'nginx.conf');
      writeFileSync(file, `pid ${place}/nginx.pid; events {} http { access_log off; ${text}\n}`);
      const { status, output } = run('nginx', ['-t', '-c', file, '-e', `${place}/error.log`]);
      expect(status, output).toBe(0);
    }
  });

  it('has no server of nginx that writes visitors’ addresses into Debian’s own log', () => {
    for (const name of ['http', 'site', 'cache']) {
      const [, ...servers] = readFileSync(`deploy/nginx/${name}.conf`, 'utf8').split(/^server \{/m);
      expect(servers.length, name).toBeGreaterThan(0);
      for (const server of servers)
        expect(server, name).toMatch(/^ {2}access_log (?:off|\S+ without_addresses);/m);
    }
  });

  having(
    'promtool',
    'prometheus',
    '--version',
  )('has alert rules that fire when they should, and else do not', () => {
    expect(run('promtool', ['check', 'config', 'prometheus.yml'], 'deploy/monitoring').status).toBe(0);
    const tested = run('promtool', ['test', 'rules', 'alerts.test.yml'], 'deploy/monitoring');
    expect(tested.status, tested.output).toBe(0);
  });

  it('tests each alert, and explains it in the handbook', () => {
    const rules = load(readFileSync('deploy/monitoring/alerts.yml', 'utf8')) as {
      groups: { rules: { alert: string }[] }[];
    };
    const tests = readFileSync('deploy/monitoring/alerts.test.yml', 'utf8');
    const handbook = readFileSync('docs/operate.md', 'utf8');
    for (const { alert } of rules.groups.flatMap((group) => group.rules)) {
      expect(tests.split(`alertname: ${alert}\n`).length, `${alert} fires in a test`).toBeGreaterThan(1);
      expect(handbook, alert).toContain(`**${alert}**`);
    }
  });

  having(
    'amtool',
    'prometheus-alertmanager',
    '--version',
  )('tells somebody', () => {
    const { status, output } = run('amtool', ['check-config', 'deploy/monitoring/alertmanager.yml']);
    expect(status, output).toBe(0);
  });

  it('asks in alerts and on the dashboard for metrics that the site has', async () => {
    const own = [
      'app/metrics.server.ts',
      'app/services/content-services.server.ts',
      ...['app/server/observe', 'app/instances'].flatMap((room) =>
        readdirSync(room).map((file) => `${room}/${file}`),
      ),
    ]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const ofBackup = readFileSync('deploy/backup', 'utf8');
    const ofProcess = await createMetrics().registry.metrics();
    const asked = ['alerts.yml', 'dashboard.json']
      .flatMap(
        (file) =>
          readFileSync(`deploy/monitoring/${file}`, 'utf8').match(/\b(?:site|process)_[a-z_]+/g) ?? [],
      )
      .map((name) => name.replace(/_(?:bucket|count)$/, ''));
    const unknown = [...new Set(asked)].filter(
      (name) => !own.includes(`'${name}'`) && !ofProcess.includes(name) && !ofBackup.includes(name),
    );
    expect(unknown).toEqual([]);
  });

  it('starts the site with the same settings of memory as `npm start`', () => {
    const settings = Object.entries(memorySettings).map(([name, value]) => `${name}=${value}`);
    for (const file of ['deploy/systemd/site@.service', 'deploy/container/Containerfile']) {
      const words = readFileSync(file, 'utf8').split(/\s+/);
      expect(
        settings.filter((setting) => !words.includes(setting)),
        file,
      ).toEqual([]);
    }
  });

  it('has a compose file that names only existing files', () => {
    const { services, volumes } = load(readFileSync('deploy/container/compose.yaml', 'utf8'), withMerges) as {
      services: Record<string, { depends_on?: string[] | Record<string, unknown>; volumes?: string[] }>;
      volumes: Record<string, unknown>;
    };
    for (const [name, { depends_on = [], volumes: mounted = [] }] of Object.entries(services)) {
      const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const other of others) expect(services, `${name} needs ${other}`).toHaveProperty(other);
      for (const volume of mounted.map((one) => one.split(':')[0] ?? ''))
        if (/^[a-z]/.test(volume)) expect(Object.keys(volumes), name).toContain(volume);
    }
  });

  it('has a compose file that gives the site no unnecessary right, and keeps its image’s volumes', () => {
    const { services } = load(readFileSync('deploy/container/compose.yaml', 'utf8'), withMerges) as {
      services: Record<string, Record<string, unknown>>;
    };
    // The site is the last of the images.
    const site =
      readFileSync('deploy/container/Containerfile', 'utf8')
        .split(/^FROM /m)
        .at(-1) ?? '';
    const kept = /^VOLUME (\S+)$/m.exec(site)?.[1];
    for (const name of ['site-1', 'site-2']) {
      expect(services[name], name).toMatchObject({
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        volumes: [expect.stringMatching(new RegExp(`^[a-z0-9-]+:${kept}$`))],
      });
    }
  });
});
