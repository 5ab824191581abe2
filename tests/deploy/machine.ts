/** A bare Debian in a folder, started with its own systemd by `systemd-nspawn`, on this machine's network. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { authorities, authoritiesInside, cleanDebian, run } from './debian';

export interface Machine {
  root: string;
  /** Runs commands in one shell, as root. @returns what they wrote @throws with it, when one fails */
  run(commands: string): string;
  stop(): Promise<void>;
}

/** What every Debian has that was installed as such, and a folder of debootstrap lacks. */
const ofAnyDebian = ['systemd', 'systemd-sysv', 'dbus', 'procps', 'perl'];
/**
 * Strapi's database for machines without PostgreSQL comes built from a place that is not a registry of packages; where
 * that is not reached, npm builds it.
 */
const toBuild = ['python3', 'make', 'g++'];

/** What Node a machine has is this one's: Debian's own is too old. */
export function bareMachine(root: string): void {
  cleanDebian(root, [...ofAnyDebian, ...toBuild, 'ca-certificates']);
  run('ln', ['-s', '/usr/local/bin/node', path.join(root, 'usr/bin/node')]);
  run('ln', ['-s', '/usr/local/bin/npm', path.join(root, 'usr/bin/npm')]);
  cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'), { dereference: true });
  const headers = path.resolve(process.execPath, '../../include/node');
  if (!existsSync(headers)) return;
  cpSync(headers, path.join(root, 'usr/local/include/node'), { recursive: true });
  mkdirSync(path.join(root, 'usr/local/etc'), { recursive: true });
  writeFileSync(path.join(root, 'usr/local/etc/npmrc'), 'nodedir=/usr/local\n', { flag: 'a' });
}

export async function startMachine(root: string): Promise<Machine> {
  const name = path.basename(path.dirname(root));
  const options = ['--quiet', '--boot', '--register=no', '--keep-unit', `--machine=${name}`];
  const nspawn = spawn('systemd-nspawn', [...options, `--directory=${root}`], { stdio: 'ignore' });
  const leader = await vi.waitFor(() => firstChild(nspawn), { timeout: 20_000, interval: 100 });
  const inside = (commands: string) => {
    const environment = ['HOME=/root', 'LC_ALL=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive'];
    const paths = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const trust = authorities ? [`NODE_EXTRA_CA_CERTS=${authoritiesInside}`] : [];
    return spawnSync(
      'nsenter',
      [
        ...['--target', leader, '--mount', '--uts', '--ipc', '--pid', '--cgroup', '--root', '--wd'],
        ...['env', '-i', ...environment, paths, ...trust, 'bash', '-euo', 'pipefail', '-c', commands],
      ],
      { encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
  };
  await vi.waitFor(
    () => {
      const state = inside('systemctl is-system-running || true').stdout.trim();
      // A device that a machine has and a folder lacks is a unit that fails.
      if (state !== 'running' && state !== 'degraded') throw new Error(`systemd is ${state}`);
    },
    { timeout: 60_000, interval: 500 },
  );
  return {
    root,
    run(commands) {
      const { status, stdout, stderr } = inside(commands);
      if (status !== 0) throw new Error(`${status}\n${stdout.slice(-4000)}${stderr.slice(-8000)}`);
      return stdout.trim();
    },
    async stop() {
      if (nspawn.exitCode !== null) return;
      const gone = once(nspawn, 'exit');
      nspawn.kill('SIGTERM');
      await gone;
    },
  };
}

/** Its systemd, as this machine counts processes. */
function firstChild({ pid }: ChildProcess): string {
  const child = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0];
  if (!child) throw new Error('systemd-nspawn has started nothing yet');
  return child;
}
