/**
 * A bare Debian in a folder, started with its own systemd by `systemd-nspawn`, on a network of its own: whatever answers
 * at a port here does not at that port there.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { authorities, authoritiesInside, cleanDebian, run } from './debian';

export interface Machine {
  root: string;
  /** Runs commands in one shell, as root. @returns what they wrote @throws with its end, when one fails */
  run(commands: string): Promise<string>;
  /** Runs a program of this machine on the network of that one. @returns what it wrote @throws with it, when it fails */
  beside(program: string, parameters: readonly string[]): string;
  stop(): Promise<void>;
}

/** The files of an installed Debian that a folder of debootstrap lacks. */
const basePackages = ['systemd', 'systemd-sysv', 'dbus', 'procps', 'perl'];
/**
 * Strapi's database for machines without PostgreSQL is downloaded prebuilt from an address outside the package
 * registries; if that is not reached, npm builds it.
 */
const buildPackages = ['python3', 'make', 'g++'];

/** The address at which slirp4netns answers for the resolver of this machine. */
const resolver = '10.0.2.3';

/** The machine's Node is a copy of this one: Debian's own is too old. */
export function bareMachine(root: string): void {
  cleanDebian(root, [...basePackages, ...buildPackages, 'ca-certificates']);
  run('ln', ['-s', '/usr/local/bin/node', path.join(root, 'usr/bin/node')]);
  run('ln', ['-s', '/usr/local/bin/npm', path.join(root, 'usr/bin/npm')]);
  // Files that a power cut would destroy are made again.
  writeFileSync(path.join(root, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
  writeFileSync(path.join(root, 'etc/resolv.conf'), `nameserver ${resolver}\n`);
  const headers = path.resolve(process.execPath, '../../include/node');
  if (!existsSync(headers)) return;
  cpSync(headers, path.join(root, 'usr/local/include/node'), { recursive: true });
  mkdirSync(path.join(root, 'usr/local/etc'), { recursive: true });
  writeFileSync(path.join(root, 'usr/local/etc/npmrc'), 'nodedir=/usr/local\n', { flag: 'a' });
}

/** @param log file to which everything is written that its commands write */
export async function startMachine(root: string, log: string): Promise<Machine> {
  const network = await ownNetwork();
  const name = path.basename(path.dirname(root));
  const options = ['--quiet', '--boot', '--register=no', '--keep-unit', `--machine=${name}`];
  const nspawn = spawn(
    'systemd-nspawn',
    [...options, `--network-namespace-path=${network.path}`, `--directory=${root}`],
    { stdio: 'ignore' },
  );
  const shells = new Set<ChildProcess>();
  const inside = async (commands: string) => {
    const environment = ['HOME=/root', 'LC_ALL=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive'];
    const paths = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const trust = authorities ? [`NODE_EXTRA_CA_CERTS=${authoritiesInside}`] : [];
    const shell = spawn(
      'nsenter',
      [
        ...[
          '--target',
          firstChild(nspawn),
          '--mount',
          '--uts',
          '--ipc',
          '--net',
          '--pid',
          '--cgroup',
          '--root',
          '--wd',
        ],
        ...['env', '-i', ...environment, paths, ...trust, 'bash', '-euxo', 'pipefail', '-c', commands],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    shells.add(shell);
    const written = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      shell[stream].setEncoding('utf8').on('data', (text: string) => {
        written[stream] += text;
        appendFileSync(log, text);
      });
    const [status] = (await once(shell, 'close')) as [number | null];
    shells.delete(shell);
    return { status, ...written };
  };
  await vi.waitFor(
    async () => {
      const state = (await inside('systemctl is-system-running || true')).stdout.trim();
      // A device that a machine has and a folder lacks is a unit that fails.
      if (state !== 'running' && state !== 'degraded') throw new Error(`systemd is ${state}`);
    },
    { timeout: 60_000, interval: 500 },
  );
  return {
    root,
    async run(commands) {
      const { status, stdout, stderr } = await inside(commands);
      if (status !== 0) throw new Error(`${status}\n${stdout.slice(-4000)}${stderr.slice(-8000)}`);
      return stdout.trim();
    },
    beside: (program, parameters) => run('nsenter', [`--net=${network.path}`, program, ...parameters]),
    async stop() {
      // The end of the machine would stop the shell of a test that has waited too long, and wait for it.
      for (const shell of shells) shell.kill('SIGKILL');
      if (nspawn.exitCode === null) {
        const ended = once(nspawn, 'exit');
        nspawn.kill('SIGTERM');
        await ended;
      }
      network.end();
    },
  };
}

/** A network that reaches what this machine reaches, and whose loopback is its own. */
async function ownNetwork(): Promise<{ path: string; end(): void }> {
  const holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  const file = `/proc/${holder.pid}/ns/net`;
  const own = readlinkSync('/proc/self/ns/net');
  await vi.waitFor(() => {
    if (readlinkSync(file) === own) throw new Error('there is no network yet');
  });
  const slirp = spawn('slirp4netns', ['--configure', '--mtu=65520', String(holder.pid), 'tap0'], {
    stdio: 'ignore',
  });
  await vi.waitFor(() => run('nsenter', [`--net=${file}`, 'ip', 'route', 'get', resolver]), 10_000);
  return {
    path: file,
    end() {
      for (const child of [slirp, holder]) child.kill();
    },
  };
}

/** Its systemd, as this machine counts processes; before it, for a moment, what starts it. */
function firstChild({ pid }: ChildProcess): string {
  const child = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0];
  if (!child) throw new Error('systemd-nspawn has started nothing yet');
  return child;
}
