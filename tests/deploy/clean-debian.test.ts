/**
 * A clean Debian 12 in a folder, installed by the commands that `docs/operate.md` gives: they are read from there. A
 * script stands in for systemd, a certificate of its own for Let's Encrypt's.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ownCertificate } from './certificate';
import { authorities, authoritiesInside, cleanDebian, run } from './debian';

const host = 'www.ecole.example';
const certificates = `/etc/letsencrypt/live/${host}`;
/** Those of the kit's files: nginx, the instances, Varnish and its panel, Redis. */
const ports = [80, 443, 3001, 3002, 6081, 6082, 6379];

const needed = ['debootstrap', 'unshare', 'openssl', 'curl', 'git'];
const absent = needed.filter((program) => spawnSync(program, ['--version']).error !== undefined);
const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => resolve(!!socket.destroy()));
    socket.on('error', () => resolve(false));
  });
const taken: number[] = [];
for (const port of ports) if (await isTaken(port)) taken.push(port);
const reasons = [
  ...(process.getuid?.() === 0 ? [] : ['root']),
  ...absent,
  ...taken.map((port) => `port ${port}, which something else answers`),
];
if (reasons.length > 0) console.warn(`no Debian is installed: ${reasons.join(', ')}`);

/** The commands of a block of `docs/operate.md`: the first that contains a text. */
function commandsWith(text: string): string[] {
  const blocks = readFileSync('docs/operate.md', 'utf8').matchAll(/```sh\n([\s\S]*?)```/g);
  const found = [...blocks].map(([, block = '']) => block).find((block) => block.includes(text));
  if (!found) throw new Error(`docs/operate.md has no commands with ${text}`);
  return found.trim().split('\n');
}

/** What the page leaves to whoever installs: after which command, and what. */
const byHand: readonly [after: string, ...commands: string[]][] = [
  // The packages start what they bring.
  ['apt-get install', 'mkdir -p /var/log && systemctl start redis-server nginx'],
  [
    'install -m 600 /dev/null /etc/ecole/site.env',
    `printf '%s\\n' ${[
      ...commandsWith('SHARED_CACHE=').map((line) => `'${line}'`),
      ...[
        `PUBLIC_ORIGIN=https://${host}`,
        'CONTENT_DEMONSTRATION=true',
        'IMAGE_SECRET=thirty-two-letters-that-nobody-knows',
      ],
      ...['PREVIEW_SECRET=thirty-two-letters-that-editors-sign', 'CONTENT_PURGE_SECRET=a-secret-of-caches'],
    ].join(' ')} > /etc/ecole/site.env`,
  ],
  [
    'cp deploy/varnish/site.vcl',
    'sed -i s/PURGE_SECRET/a-secret-of-caches/ /etc/varnish/site.vcl',
    'chmod 640 /etc/varnish/site.vcl && chgrp varnish /etc/varnish/site.vcl',
  ],
];

function script(): string {
  const lines = commandsWith('deploy/roll  ').flatMap((line) => {
    const [, ...more] = byHand.find(([after]) => line.startsWith(after)) ?? [''];
    return [line.replace('git clone REPOSITORY', 'git clone /repository'), ...more];
  });
  for (const [after] of byHand)
    if (!lines.some((line) => line.startsWith(after)))
      throw new Error(`docs/operate.md no longer says: ${after}`);
  return `set -euxo pipefail\n${lines.join('\n').replace('apt-get install', 'apt-get install --yes --no-install-recommends')}\n`;
}

describe.skipIf(reasons.length > 0)('a clean Debian', () => {
  const work = mkdtempSync(path.join(tmpdir(), 'debian-'));
  const root = path.join(work, 'root');
  const repository = path.join(work, 'repository');

  /** Runs commands in it; what they start goes on. */
  const inside = (commands: string) =>
    spawnSync(
      'unshare',
      [
        ...['--mount', 'sh', '-ec'],
        `mount --rbind /dev ${root}/dev && mount --rbind /proc ${root}/proc && mount --bind ${repository} ${root}/repository
         exec chroot ${root} env -i ${authorities ? `NODE_EXTRA_CA_CERTS=${authoritiesInside}` : ''} HOME=/root LC_ALL=C.UTF-8 \\
           DEBIAN_FRONTEND=noninteractive PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash -c "$1"`,
        ...['inside', commands],
      ],
      { encoding: 'utf8', maxBuffer: 2 ** 28 },
    );

  beforeAll(async () => {
    cleanDebian(root);
    // What is checked out here is its main.
    run('git', ['clone', '--quiet', '--bare', process.cwd(), repository]);
    run('git', ['-C', repository, 'update-ref', 'refs/heads/main', run('git', ['rev-parse', 'HEAD'])]);
    run('git', ['-C', repository, 'symbolic-ref', 'HEAD', 'refs/heads/main']);
    mkdirSync(path.join(root, 'repository'));
    mkdirSync(path.join(root, certificates), { recursive: true });
    cpSync('tests/deploy/systemctl.mjs', path.join(root, 'usr/local/bin/systemctl'));
    // Packages start nothing in a folder: the standard way to say so.
    writeFileSync(path.join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'), { dereference: true });
    run('ln', ['-s', '/usr/local/bin/node', path.join(root, 'usr/bin/node')]);
    ownCertificate(
      host,
      path.join(root, certificates, 'fullchain.pem'),
      path.join(root, certificates, 'privkey.pem'),
    );
    // `procps` is on every Debian that is installed as such, and has `/bin/kill`.
    const prepared = inside(
      `chmod 755 /usr/local/bin/systemctl && apt-get update -qq && apt-get install -qq --yes ca-certificates git procps
       git config --global --add safe.directory '*'`,
    );
    expect(prepared.status, prepared.stderr.slice(-4000)).toBe(0);
    const { status, stdout, stderr } = inside(script());
    expect(status, `${stdout.slice(-4000)}${stderr.slice(-6000)}`).toBe(0);
    // Varnish compiles its configuration after it was started.
    await vi.waitFor(() => expect(ask(`https://${host}/healthz`).status).toBe(200), 60_000);
  }, 1_800_000);

  afterAll(() => {
    const units = path.join(root, 'run/units');
    if (existsSync(units)) inside(`systemctl stop ${readdirSync(units).join(' ')}`);
    rmSync(work, { recursive: true, force: true });
  }, 120_000);

  /** Asks as a browser does, with the certificate as the only one that is believed. */
  function ask(address: string, ...parameters: string[]) {
    const answer = run('curl', [
      ...['--silent', '--show-error', '--max-time', '30', '--include', '--cacert'],
      ...[path.join(root, certificates, 'fullchain.pem'), '--compressed'],
      ...[80, 443].flatMap((port) => ['--resolve', `${host}:${port}:127.0.0.1`]),
      ...[...parameters, address],
    ]);
    const end = answer.search(/\r?\n\r?\n/);
    const [first = '', ...lines] = answer.slice(0, end).split(/\r?\n/);
    const headers = Object.fromEntries(
      lines.map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    );
    const [protocol, status] = first.split(' ');
    return { protocol, status: Number(status), headers, body: answer.slice(end).trim() };
  }

  it('serves the site over HTTPS and HTTP/2', () => {
    const page = ask(`https://${host}/formations/bts-gpn`);
    expect([page.protocol, page.status]).toEqual(['HTTP/2', 200]);
    expect(page.body).toMatch(/<h1[\s>][\s\S]*<\/html>$/);
    expect(page.headers['strict-transport-security']).toMatch(/max-age=\d+/);
  });

  it('leads from HTTP to it', () => {
    const answer = ask(`http://${host}/campus/lyon?x=1`);
    expect([answer.status, answer.headers['location']]).toEqual([301, `https://${host}/campus/lyon?x=1`]);
  });

  it('takes a brochure’s form without JavaScript', () => {
    const form = ['--header', `Origin: https://${host}`, '--data', 'course=bts-gpn&campus=lyon'];
    const answer = ask(`https://${host}/crm/brochure`, ...form);
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toContain('campus=lyon&course=bts-gpn');
  });

  it('keeps pages in Varnish, and tells it of changes', async () => {
    const cache = () => ask(`https://${host}/campus/lyon`).headers['x-shared-cache'];
    await expect.poll(cache, { timeout: 10_000 }).toBe('HIT');
    expect(inside('systemctl reload site@3001').status).toBe(0);
    await expect.poll(cache, { timeout: 10_000 }).toBe('MISS');
  });

  it('is brought to a new release and back by the commands', () => {
    const { status, stdout, stderr } = inside('cd /srv/ecole/repository && deploy/roll');
    expect(status, stdout + stderr.slice(-4000)).toBe(0);
    expect(ask(`https://${host}/`).status).toBe(200);
    const back = inside('cd /srv/ecole/repository && deploy/roll --back');
    expect(back.status, back.stdout + back.stderr.slice(-4000)).toBe(0);
    expect(ask(`https://${host}/`).status).toBe(200);
  }, 600_000);
});
