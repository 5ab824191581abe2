/**
 * A bare Debian 12 with its own systemd, brought to HTTPS by the commands of `docs/operate.md`, updated, lost, and
 * restored on another: they are read from there. Debian's Pebble stands in for Let's
 * Encrypt, and Python's `smtpd` for the machine that takes mail.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandsOf, installation } from './commands-of';
import { run } from './debian';
import { bareMachine, type Machine, startMachine } from './machine';

const host = 'www.ecole.test';
const content = 'contenu.ecole.test';
/** What the machine clones: first this repository, later the school's own copy of it. */
const upstream = '/root/upstream.git';
const copy = '/root/school.git';
let repository = upstream;

const needed = ['debootstrap', 'systemd-nspawn', 'nsenter', 'slirp4netns', 'curl', 'git'];
const absent = needed.filter((program) => spawnSync(program, ['--version']).error !== undefined);
const reasons = [...(process.getuid?.() === 0 ? [] : ['root']), ...absent];
if (reasons.length > 0) console.warn(`no Debian is installed: ${reasons.join(', ')}`);
const hasDisk = existsSync('/dev/loop-control');
if (!hasDisk) console.warn('no disk is filled: there is no loop device');

/** The machines' output: it is long, and continues while the test is silent. */
const log = path.resolve('test-results/go-live.log');

/** The school's own names in place of the page's. */
const named = (commands: string) =>
  commands
    .replaceAll('contenu.ecole.example', content)
    .replaceAll('www.ecole.example', host)
    .replaceAll('ecole.example', 'ecole.test')
    .replaceAll('UPSTREAM', upstream)
    .replaceAll('REPOSITORY', repository);

const copying = commandsOf('docs/operate.md', 'A copy of your own');
const merging = commandsOf('docs/operate.md', 'A newer release');
const goingOver = commandsOf('docs/operate.md', 'A machine that has cloned');
const releaseOf = (commands: string) => /^release=(\S+)/m.exec(commands)?.[1];

/** The path of the authority's root on the machine. */
const root = '/usr/local/share/ca-certificates/pebble.crt';
/** Names of the school that lead to this machine, whose programs believe that authority. */
const trust = `
printf '127.0.0.1 %s\\n' localhost ${host} ecole.test ${content} > /etc/hosts
update-ca-certificates >/dev/null
systemctl set-environment NODE_EXTRA_CA_CERTS=${root}
apt-get update -qq && apt-get install -qq --yes git curl
`;
/** An authority that asks as Let's Encrypt does. */
const authority = `
apt-get update -qq && apt-get install -qq --yes pebble openssl curl
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout /root/acme.key -out /root/acme.pem 2>/dev/null
cat > /root/pebble.json <<END
{"pebble": {"listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000", "certificate": "/root/acme.pem",
  "privateKey": "/root/acme.key", "httpPort": 80, "tlsPort": 443, "ocspResponderURL": "", "certificateValidityPeriod": 604800}}
END
mkdir -p /root/.config/letsencrypt
printf 'server = https://localhost:14000/dir\\nno-verify-ssl = true\\n' > /root/.config/letsencrypt/cli.ini
systemd-run --quiet --unit=pebble --setenv=PEBBLE_VA_NOSLEEP=1 --setenv=PEBBLE_WFE_NONCEREJECT=0 pebble -config /root/pebble.json
until curl --silent --insecure --fail https://localhost:15000/roots/0 --output ${root}; do sleep 0.2; done
`;

describe.skipIf(reasons.length > 0)('a bare Debian', { timeout: 600_000 }, () => {
  const work = mkdtempSync(path.join(tmpdir(), 'machine-'));
  const other = mkdtempSync(path.join(tmpdir(), 'machine-'));
  /** A disk of the first machine that can be filled; Debian's exporter leaves out what is below /mnt. */
  const disk = path.join(work, 'root/srv/disk');
  let machine: Machine;
  const pages = new Map<string, string>();

  const boot = async (folder: string, commands: string) => {
    machine = await startMachine(path.join(folder, 'root'), log);
    await machine.run(commands);
  };
  const ask = (address: string, ...parameters: string[]) => {
    const to = [`${host}:443`, `${host}:80`, `${content}:443`].flatMap((at) => [
      '--resolve',
      `${at}:127.0.0.1`,
    ]);
    const format = ['--write-out', '\n%{http_version} %{http_code} %{redirect_url}'];
    const answer = machine.beside('curl', [
      '--silent',
      '--cacert',
      machine.root + root,
      '--compressed',
      ...to,
      ...format,
      ...parameters,
      address,
    ]);
    const end = answer.lastIndexOf('\n');
    const [protocol, status, location] = answer.slice(end + 1).split(' ');
    return { protocol, status: Number(status), location, body: answer.slice(0, end) };
  };
  const serial = () =>
    machine.beside('sh', [
      '-c',
      `openssl s_client -connect 127.0.0.1:443 -servername ${host} </dev/null 2>/dev/null | openssl x509 -noout -serial`,
    ]);
  /** Every page of the site plan, without parts that differ for each request. */
  const everyPage = () => {
    const links = ask(`https://${host}/plan`).body.matchAll(/href="(\/[^".?#]*)"/g);
    const addresses = new Set([...links].map(([, address = '']) => address));
    return new Map([...addresses].map((address) => [address, textOf(ask(`https://${host}${address}`).body)]));
  };
  const textOf = (html: string) =>
    html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');

  /** @returns what the panel's own API answers to its administration */
  const panel = (method: string, address: string, body?: object) => {
    const accounts = JSON.parse(
      readFileSync(path.join(machine.root, 'srv/strapi/.tmp/accounts.json'), 'utf8'),
    ) as { editors: { role: string; email: string; password: string }[] };
    const account = accounts.editors.find(({ role }) => role === 'administration');
    const call = (verb: string, to: string, sent?: object, token?: string) => {
      const answer = ask(
        `https://${content}${to}`,
        ...['--globoff', '--request', verb, '--header', 'content-type: application/json'],
        ...(token ? ['--header', `authorization: Bearer ${token}`] : []),
        ...(sent ? ['--data', JSON.stringify(sent)] : []),
      );
      expect(answer.status, answer.body).toBe(200);
      return JSON.parse(answer.body).data ?? JSON.parse(answer.body);
    };
    const { token } = call('POST', '/admin/login', { email: account?.email, password: account?.password });
    return call(method, address, body, token);
  };
  const prometheus = (question: string) =>
    JSON.parse(machine.beside('curl', ['--silent', `http://127.0.0.1:9090/api/v1/${question}`])).data;

  beforeAll(async () => {
    mkdirSync(path.dirname(log), { recursive: true });
    rmSync(log, { force: true });
    bareMachine(path.join(work, 'root'));
    const bare = path.join(work, 'root', upstream);
    run('git', ['clone', '--quiet', '--bare', process.cwd(), bare]);
    // The checked-out commit is its main, and its newest release.
    const commit = run('git', ['rev-parse', 'HEAD']);
    for (const name of ['heads/main', `tags/${releaseOf(copying)}`])
      run('git', ['-C', bare, 'update-ref', `refs/${name}`, commit]);
    run('git', ['-C', bare, 'symbolic-ref', 'HEAD', 'refs/heads/main']);
    // The machine after it, as bare as this one.
    run('cp', ['-a', path.join(work, 'root'), other]);
    if (hasDisk) {
      run('mkfs.ext4', ['-q', path.join(work, 'disk'), '16M']);
      mkdirSync(disk);
      run('mount', ['-o', 'loop', path.join(work, 'disk'), disk]);
    }
    await boot(work, authority + trust);
    await machine.run(named(installation(1, 7)));
  }, 3_600_000);

  afterAll(async () => {
    await machine?.stop();
    spawnSync('umount', [disk]);
    for (const folder of [work, other]) rmSync(folder, { recursive: true, force: true });
  }, 900_000);

  it('serves the school over HTTPS and HTTP/2, and leads to it from HTTP', () => {
    const page = ask(`https://${host}/`);
    expect([page.protocol, page.status]).toEqual(['2', 200]);
    expect(page.body).toContain('École du Littoral');
    const plain = ask(`http://${host}/plan?x=1`);
    expect([plain.status, plain.location]).toEqual([301, `https://${host}/plan?x=1`]);
  });

  it('writes no visitor’s address into the log of nginx', async () => {
    expect(
      await machine.run(
        "grep --invert-match '^2[-0-9]*T[-+:0-9]* [A-Z]* ' /var/log/nginx/access.log || true",
      ),
    ).toBe('');
  });

  it('finds nothing wrong with the commands of the release', async () => {
    expect(await machine.run(named(commandsOf('docs/operate.md', '9. ')))).toMatch(
      /Nothing is wrong\.[\s\S]*ok\nschool: École du Littoral/,
    );
  });

  /** Publishes the home page with another summary. */
  const publish = (summary: string) => {
    const articles = '/content-manager/collection-types/api::article.article';
    const { results } = panel('GET', `${articles}?filters[rubrique][$eq]=accueil`);
    const home = panel('GET', `${articles}/${results[0].documentId}`);
    panel('POST', `${articles}/${results[0].documentId}/actions/publish`, { ...home, summary });
  };

  it('shows a publication in the panel at once', async () => {
    const [webhook] = panel('GET', '/admin/webhooks');
    expect(panel('POST', `/admin/webhooks/${webhook.id}/trigger`)).toMatchObject({ statusCode: 202 });
    publish('La rentrée du littoral approche.');
    // Without the webhook it would take a minute and one visit.
    await expect
      .poll(() => ask(`https://${host}/`).body, { timeout: 20_000 })
      .toContain('La rentrée du littoral approche.');
  });

  it('shows visited pages while Strapi is stopped', async () => {
    await machine.run('systemctl stop strapi');
    expect(ask(`https://${host}/`).status).toBe(200);
    await machine.run('systemctl start strapi');
  });

  it('keeps copied files as in the release, and the store as in the handbook', async () => {
    await machine.run('/srv/ecole/current/deploy/copies');
    expect(await machine.run('redis-cli config get maxmemory-policy')).toContain('volatile-lru');
  });

  it('renews its certificate, which nginx reads again', async () => {
    const before = serial();
    await machine.run('certbot renew --force-renewal --no-random-sleep-on-renew');
    expect(serial()).not.toBe(before);
  });

  it('starts an instance that was mended, although systemd had given it up', async () => {
    await machine.run(`mv /etc/ecole/site.env /etc/ecole/kept && sed s/^PUBLIC_ORIGIN=.*/PUBLIC_ORIGIN=nonsense/ /etc/ecole/kept > /etc/ecole/site.env
      systemctl restart site@3002 || true
      until [[ $(systemctl is-failed site@3002) == failed ]]; do sleep 1; done
      mv /etc/ecole/kept /etc/ecole/site.env`);
    expect(ask(`https://${host}/`).status).toBe(200);
    await machine.run('cd /srv/ecole/repository && deploy/roll');
    expect(await machine.run('systemctl is-active site@3001 site@3002')).toBe('active\nactive');
  });

  /** Installs what watches, and waits until it sees everything. */
  const isWatched = async () => {
    await machine.run(named(commandsOf('docs/operate.md', 'Watching')));
    const health = () =>
      prometheus('targets').activeTargets.map(
        ({ labels, health: state }: { labels: { job: string }; health: string }) => `${labels.job} ${state}`,
      );
    await expect
      .poll(() => health().sort(), { timeout: 180_000, interval: 2000 })
      .toEqual(['machine up', 'outside up', 'outside up', 'site up', 'site up']);
  };

  it('is monitored by the commands of the handbook, and failures are reported', async () => {
    // The machine takes its mail, as the configuration of the kit says.
    await machine.run(
      'systemd-run --quiet --unit=mailbox python3 -um smtpd -nc DebuggingServer 127.0.0.1:25',
    );
    await isWatched();
    const mails = () => machine.run('journalctl --unit=mailbox --output=cat');
    await expect.poll(mails, { timeout: 60_000, interval: 1000 }).toMatch(/Subject: .*Essai/);
    expect(await mails()).toContain('To: webmaster@ecole.test');
    const value = (question: string) =>
      prometheus(`query?query=${encodeURIComponent(question)}`).result[0]?.value[1];
    await expect.poll(() => value('min(probe_success)'), { timeout: 180_000, interval: 2000 }).toBe('1');
    expect(Number(value('time() - max(site_backup_seconds)'))).toBeLessThan(30 * 3600);
    expect(value('node_systemd_unit_state{name="strapi.service",state="active"}')).toBe('1');
    const told = () => machine.beside('curl', ['--silent', 'http://127.0.0.1:9093/api/v2/alerts']);
    const tells = async (...names: string[]) => {
      for (const alert of names)
        await expect.poll(told, { timeout: 240_000, interval: 2000 }).toContain(`"${alert}"`);
    };
    // Nobody waits here for what an alert waits for.
    await machine.run(`cd /etc/prometheus
      sed --in-place --regexp-extended 's/for: [0-9]+[smh]/for: 1s/' alerts.yml
      sed --in-place --regexp-extended 's/scrape_interval: [0-9]+s/scrape_interval: 5s/; s/^global:/&\\n  evaluation_interval: 5s/' prometheus.yml
      systemctl reload prometheus`);
    // The authority's certificates end in a week.
    await tells('CertificateExpires');
    await machine.run(`systemctl stop nginx site@3002
      rm /var/lib/prometheus/node-exporter/backup.prom
      mv /etc/ecole/strapi.env /etc/ecole/kept
      systemctl start backup || true
      mv /etc/ecole/kept /etc/ecole/strapi.env
      ${hasDisk ? 'fallocate --length 12M /srv/disk/full' : ''}`);
    try {
      await tells('SiteInstanceDown', 'SiteUnreachable', 'BackupMissing', 'UnitFailed');
      if (hasDisk) await tells('DiskFills');
    } finally {
      await machine.run(`rm --force /srv/disk/full
        systemctl start nginx site@3002 backup
        /srv/ecole/repository/deploy/copies --take /etc/prometheus/alerts.yml /etc/prometheus/prometheus.yml`);
    }
  }, 900_000);

  it('has nginx keep its pages for a minute, by the commands of the handbook', async () => {
    await machine.run(named(commandsOf('docs/operate.md', 'A cache in front')));
    // A visit by somebody who is already on the site: first visits pass the cache.
    const visit = () => ask(`https://${host}/`, '--include', '--referer', `https://${host}/plan`).body;
    await expect.poll(visit, { timeout: 20_000 }).toMatch(/^x-shared-cache: HIT/im);
    publish('La rentrée du littoral est là.');
    await expect.poll(visit, { timeout: 90_000, interval: 1000 }).toContain('La rentrée du littoral est là.');
    expect(visit()).toMatch(/^x-shared-cache: HIT/im);
    await machine.run('systemctl stop site@3001 site@3002');
    expect(visit()).toContain('La rentrée du littoral est là.');
    await machine.run('cd /srv/ecole/repository && deploy/roll "$(git rev-parse HEAD)"');
  });

  it('is updated to a newer release from a copy of the school’s own, and keeps its content', async () => {
    const before = ask(`https://${host}/`).body;
    const change = (name: string) =>
      `echo ${name} > public/${name}.txt && git add --all && git commit --quiet --message=${name}`;
    await machine.run(`git config --global user.email a@b.c && git config --global user.name a
      git clone --quiet ${upstream} /root/release && cd /root/release && ${change('release')}
      git tag ${releaseOf(merging)} && git push --quiet origin ${releaseOf(merging)}
      git init --quiet --bare --initial-branch=main ${copy}`);
    repository = copy;
    await machine.run(
      ['cd /root', named(copying), change('school'), named(merging), named(goingOver)].join('\n'),
    );
    await machine.run(named(commandsOf('docs/operate.md', 'Update, and back')));
    for (const name of ['school', 'release'])
      expect(ask(`https://${host}/${name}.txt`).body.trim()).toBe(name);
    expect(await machine.run('git -C /srv/ecole/repository rev-parse HEAD')).toBe(
      await machine.run(`git -C ${copy} rev-parse main`),
    );
    expect(textOf(ask(`https://${host}/`).body)).toBe(textOf(before));
  }, 1_800_000);

  it('tries a restore beside what runs, by the commands of the handbook, and changes nothing of it', async () => {
    const [attempt = '', removal = ''] = commandsOf('docs/operate.md', 'A trial restore').split(
      /^(?=systemctl stop trial$)/m,
    );
    publish('Ce que la sauvegarde n’a pas.');
    await expect
      .poll(() => ask(`https://${host}/`).body, { timeout: 20_000 })
      .toContain('Ce que la sauvegarde n’a pas.');
    const before = everyPage();
    const running = 'systemctl show --property=MainPID strapi site@3001 site@3002';
    const processes = await machine.run(running);
    const written = await machine.run(attempt);
    expect(written).toContain('the database trial of the role trial');
    expect(written).toContain('Nothing is wrong.');
    await machine.run(removal);
    expect(await machine.run(running)).toBe(processes);
    await machine.run('systemctl restart strapi && systemctl reload site@3001');
    expect(everyPage()).toEqual(before);
  }, 1_800_000);

  it('is restored on another machine with all its pages', async () => {
    for (const [address, text] of everyPage()) pages.set(address, text);
    expect(pages.size).toBeGreaterThan(1);
    await machine.run('deploy=/srv/ecole/current/deploy; $deploy/backup');
    const [last = ''] = readdirSync(path.join(work, 'root/var/backups/ecole'))
      .filter((name) => /^\d/.test(name))
      .sort()
      .reverse();
    cpSync(path.join(work, 'root/var/backups/ecole', last), path.join(other, 'root/root/backup'), {
      recursive: true,
    });
    cpSync(path.join(work, 'root', copy), path.join(other, 'root', copy), { recursive: true });
    cpSync(path.join(work, 'root', root), path.join(other, 'root', root));
    await machine.stop();
    await boot(other, trust);
    const packages = installation(1, 2);
    await machine.run(
      named(`${packages}\n${commandsOf('docs/operate.md', 'Restore')}`).replaceAll(
        '/root/BACKUP',
        '/root/backup',
      ),
    );
    expect(everyPage()).toEqual(pages);
    await isWatched();
  }, 3_600_000);
});
