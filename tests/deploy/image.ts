/** Builds the site's image with buildah, and runs it as well as a machine without a container engine can. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authorities, authoritiesInside, cleanDebian, run } from './debian';

/** The image's name in the storage of a test. */
const site = 'localhost/site';
const standIn = 'localhost/node-24-bookworm-slim';
/** The account of the image. */
const account = 1000;

const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** Why no image can be built here, or null. */
export function missingForImage(): string | null {
  if (process.getuid?.() !== 0) return 'root';
  const needed = ['buildah', ...(process.env['DEPLOY_NODE_IMAGE'] ? [] : ['debootstrap'])];
  const missing = needed.filter((program) => !isThere(program));
  return missing.length > 0 ? `apt-get install ${missing.join(' ')}` : null;
}

export interface Image {
  /** Bytes of its layers, on disk and compressed. */
  size: { unpacked: number; packed: number };
  /** Its configuration. */
  config: { User: string; Env: string[]; Cmd: string[]; Healthcheck: { Test: string[] } };
  /** Folder of its files. */
  root: string;
  /** Runs a command as a container engine does: with its account and its variables, on the machine's network. */
  runs(...command: string[]): string;
  /** Starts it with a read-only root, except `/tmp` and its data folder. */
  start(environment: Record<string, string>): ChildProcess;
  /** Runs its health check, as if beside it. @returns the exit status */
  isHealthy(environment: Record<string, string>): number | null;
  remove(): void;
}

export function buildImage(): Image {
  const work = mkdtempSync(path.join(tmpdir(), 'image-'));
  const storage = [
    '--root',
    path.join(work, 'storage'),
    '--runroot',
    path.join(work, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const buildah = (command: string, ...parameters: string[]) =>
    run('buildah', [...storage, command, ...parameters]);
  const base = process.env['DEPLOY_NODE_IMAGE'] ?? standInBase(work, buildah);
  const building = ['--isolation', 'chroot', '--format', 'docker', '--build-arg', `NODE=${base}`];
  buildah('build', ...building, '--file', 'deploy/container/Containerfile', '--tag', site, '.');
  const sizeAs = (kind: string) => {
    const file = path.join(work, kind);
    buildah('push', site, `${kind}:${file}`);
    const { size } = statSync(file);
    rmSync(file);
    return size;
  };
  const size = { unpacked: sizeAs('docker-archive'), packed: sizeAs('oci-archive') };
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', site)) as {
    Docker: { config: Image['config'] };
  };
  const container = buildah('from', site);
  const root = buildah('mount', container);
  const dataFolder = path.join(work, 'kept');
  mkdirSync(dataFolder);
  chownSync(dataFolder, account, account);
  for (const folder of ['dev', 'proc']) mkdirSync(path.join(root, folder), { recursive: true });

  const inside = (
    command: readonly string[],
    environment: Record<string, string>,
  ): [string, string[], object] => {
    const mounts = [
      `mount --bind ${root} ${root}`,
      `mount -o remount,ro,bind ${root}`,
      `mount --bind ${dataFolder} ${root}/site/node_modules/.cache`,
      `mount -t tmpfs tmpfs ${root}/tmp`,
      `mount --rbind /dev ${root}/dev`,
      `mount --rbind /proc ${root}/proc`,
    ];
    const execution = `exec setpriv --no-new-privs unshare --root=${root} --wd=/site --setuid=${account} --setgid=${account} "$@"`;
    const env = {
      PATH: process.env['PATH'],
      ...Object.fromEntries(
        Docker.config.Env.filter((variable) => !variable.startsWith('PATH=')).map((variable) =>
          variable.split(/=(.*)/s),
        ),
      ),
      ...environment,
    };
    const [program = '', ...parameters] = command;
    return [
      'unshare',
      [
        '--mount',
        'sh',
        '-ec',
        [...mounts, execution].join('\n'),
        'inside',
        `/usr/local/bin/${program}`,
        ...parameters,
      ],
      { env },
    ];
  };
  return {
    size,
    config: Docker.config,
    root,
    runs: (...command) => buildah('run', '--isolation', 'chroot', container, '--', ...command),
    start(environment) {
      const [program, parameters, options] = inside(Docker.config.Cmd, environment);
      return spawn(program, parameters, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
    },
    isHealthy(environment) {
      const [program, parameters, options] = inside(Docker.config.Healthcheck.Test.slice(1), environment);
      return spawnSync(program, parameters, options).status;
    },
    remove() {
      buildah('umount', '--all');
      buildah('rm', '--all');
      rmSync(work, { recursive: true, force: true });
    },
  };
}

/** In place of `node:24-bookworm-slim`, if no registry is reached. */
function standInBase(work: string, buildah: (command: string, ...parameters: string[]) => string): string {
  const root = path.join(work, 'debian');
  cleanDebian(root);
  const container = buildah('from', 'scratch');
  buildah('add', container, root, '/');
  buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
  if (authorities) buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${authoritiesInside}`, container);
  buildah('commit', '--rm', container, standIn);
  rmSync(root, { recursive: true, force: true });
  return standIn;
}
