/** A bare Debian 12 in a folder, with the Node, the npm and the certificates of this machine. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @returns the program's output @throws with it, when it failed */
export function run(program: string, parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0)
    throw new Error(
      `${program} ${parameters.join(' ')}: ${status}\n${stdout.slice(-2000)}${stderr.slice(-4000)}`,
    );
  return stdout.trim();
}

/** Certificates of npm's trusted authorities, if the machine has its own; their place in the folder. */
export const authorities = process.env['NODE_EXTRA_CA_CERTS'];
export const authoritiesInside = '/etc/ssl/certs/authorities.pem';

/** @param packages that it has from its beginning */
export function cleanDebian(root: string, packages: readonly string[] = []): void {
  const include = packages.length > 0 ? [`--include=${packages.join()}`] : [];
  run('debootstrap', ['--variant=minbase', ...include, 'bookworm', root]);
  rmSync(path.join(root, 'var/cache/apt/archives'), { recursive: true, force: true });
  const local = path.join(root, 'usr/local');
  const npm = path.resolve(run('readlink', ['-f', run('sh', ['-c', 'command -v npm'])]), '../..');
  cpSync(process.execPath, path.join(local, 'bin/node'));
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm')]);
  if (!authorities || !existsSync(authorities)) return;
  cpSync(authorities, path.join(root, authoritiesInside));
  mkdirSync(path.join(local, 'etc'), { recursive: true });
  writeFileSync(path.join(local, 'etc/npmrc'), `cafile=${authoritiesInside}\n`);
}
