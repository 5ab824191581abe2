/**
 * What `deploy/roll` and `deploy/backup` do beside another call, or after one that was killed. Instances are a server
 * that is always ready, and a restart is a line in a file: `roll.test.ts` restarts real ones.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from './debian';

const folders: string[] = [];
const started = new Set<number>();
afterAll(() => {
  for (const pid of started) spawnSync('kill', ['-KILL', '--', `-${pid}`]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'locks '));
  folders.push(made);
  return made;
}

/** A command of `deploy/` in the background, in a group of processes that ends with the test. */
class Call {
  readonly process: ChildProcess;
  output = '';
  readonly end: Promise<{ status: number | null; output: string }>;
  constructor(command: string, parameters: string[], environment: Record<string, string>) {
    this.process = spawn(path.resolve('deploy', command), parameters, {
      env: { ...process.env, ...environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.add(this.process.pid ?? 0);
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on('data', (text) => {
        this.output += text;
      });
    this.end = once(this.process, 'exit').then(([status]) => ({ status, output: this.output }));
  }
  /** Of the command itself: the programs that it has started go on. */
  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.end;
  }
}
const appears = (file: string) =>
  vi.waitFor(() => expect(existsSync(file), file).toBe(true), { timeout: 20_000, interval: 20 });

describe('deploy/roll beside another call', () => {
  let root: string;
  let ready: Server;
  let environment: Record<string, string>;
  const at = (...names: string[]) => path.join(root, ...names);

  const commit = (text: string) => {
    writeFileSync(at('origin', 'mark'), text);
    run('git', ['-C', at('origin'), 'add', '--all']);
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
    run('git', ['-C', at('origin'), ...author, 'commit', '--quiet', '--message', text]);
  };
  const roll = (parameters: string[] = [], more: Record<string, string> = {}) =>
    new Call('roll', parameters, { ...environment, ...more });
  const rolls = async (parameters: string[] = [], more: Record<string, string> = {}) => {
    const { status, output } = await roll(parameters, more).end;
    expect(status, output).toBe(0);
    return output;
  };
  const markOf = (link: string) =>
    existsSync(at(link)) ? readFileSync(path.join(realpathSync(at(link)), 'mark'), 'utf8') : null;
  /** Each restart, by the release that it found. */
  const restarts = () => readFileSync(at('restarts'), 'utf8').trim().split('\n');
  /** A program that says that it runs, and ends when it is allowed to, or after a minute. */
  const waits = (name: string) =>
    `touch ${name}.runs; for i in $(seq 1200); do if [[ -e ${name}.may-end ]]; then break; fi; sleep 0.05; done`;
  const building = (name: string) => ({ BUILD: `cd "$ROOT"; ${waits(name)}` });
  const restarting = (name: string) => {
    writeFileSync(
      at(`restart-${name}`),
      `#!/usr/bin/env bash\n${environment['RESTART']} "$@"\ncd ${quoted(root)}\n${waits(name)}\n`,
      { mode: 0o755 },
    );
    return { RESTART: at(`restart-${name}`) };
  };
  const quoted = (text: string) => `'${text}'`;
  const ends = (name: string) => writeFileSync(at(`${name}.may-end`), '');

  beforeAll(async () => {
    ready = createServer((_, answer) => answer.end('ok')).listen(0, '127.0.0.1');
    await once(ready, 'listening');
  });
  afterAll(() => ready.close());
  beforeEach(async () => {
    // RESTART is read as words.
    root = mkdtempSync(path.join(tmpdir(), 'locks-'));
    folders.push(root);
    run('git', ['init', '--quiet', '--initial-branch=main', at('origin')]);
    commit('first');
    run('git', ['clone', '--quiet', at('origin'), at('repository')]);
    writeFileSync(
      at('restart'),
      `#!/bin/sh\ncat ${root}/current/mark >> ${root}/restarts; echo >> ${root}/restarts\n`,
      {
        mode: 0o755,
      },
    );
    const { port } = ready.address() as AddressInfo;
    environment = {
      ROOT: root,
      STATE: at('state'),
      INSTANCES: `${port} ${port}`,
      BUILD: 'true',
      RESTART: at('restart'),
      RELOAD: 'true',
    };
    await rolls();
    commit('second');
    await rolls();
    commit('third');
  });

  it('leads back once, however often it is called', async () => {
    await rolls(['--back']);
    expect(markOf('current')).toBe('first');
    const before = restarts();
    expect(await rolls(['--back'])).toMatch(/the earlier release already runs/);
    expect(await rolls(['--back'])).toMatch(/the earlier release already runs/);
    expect([markOf('current'), restarts()]).toEqual(['first', before]);
    // The next one leads back to the release that runs now, and not to the one that was left.
    await rolls();
    expect(markOf('current')).toBe('third');
    await rolls(['--back']);
    expect(markOf('current')).toBe('first');
  });

  it.each([0, 1, 2])('finishes a way back that was killed after %s restarts', async (count) => {
    const before = restarts().length;
    const killer = `#!/usr/bin/env bash\nif (($(wc -l < ${root}/restarts) - ${before} >= ${count})); then kill -KILL $PPID; exit; fi\n${root}/restart "$@"\n`;
    writeFileSync(at('killer'), killer, { mode: 0o755 });
    const more = { [count === 2 ? 'RELOAD' : 'RESTART']: at('killer') };
    expect((await roll(['--back'], more).end).status).toBeNull();
    await rolls(['--back']);
    expect(markOf('current')).toBe('first');
    expect(restarts().slice(-2)).toEqual(['first', 'first']);
    expect(await rolls(['--back'])).toMatch(/the earlier release already runs/);
  });

  it('goes back while somebody builds, whose build then does not switch', async () => {
    const build = roll([], building('third'));
    await appears(at('third.runs'));
    await rolls(['--back']);
    expect(markOf('current')).toBe('first');
    ends('third');
    const { status, output } = await build.end;
    expect([status, output]).toEqual([1, expect.stringContaining('not switched')]);
    expect([markOf('current'), markOf('next')]).toEqual(['first', 'third']);
    expect(restarts().slice(-2)).toEqual(['first', 'first']);
    // The operator says so once more.
    await rolls();
    expect([markOf('current'), markOf('next')]).toEqual(['third', null]);
  });

  it('keeps a build from switching, although the earlier release ran already', async () => {
    await rolls(['--back']);
    const build = roll([], building('third'));
    await appears(at('third.runs'));
    await rolls(['--back']);
    ends('third');
    expect((await build.end).status).toBe(1);
    expect(markOf('current')).toBe('first');
  });

  it('refuses a second build, and names the process of the first', async () => {
    const build = roll(['--build'], building('third'));
    await appears(at('third.runs'));
    const { status, output } = await roll().end;
    expect([status, output]).toEqual([1, expect.stringContaining(` ${build.process.pid}`)]);
    ends('third');
    expect((await build.end).status).toBe(0);
  });

  it('never restarts for two releases at once', async () => {
    const forward = roll([], restarting('third'));
    await appears(at('third.runs'));
    const back = roll(['--back']);
    await vi.waitFor(() => expect(back.output).toContain(` ${forward.process.pid}`), { timeout: 20_000 });
    expect([markOf('current'), restarts().at(-1)]).toEqual(['third', 'third']);
    ends('third');
    expect((await forward.end).status).toBe(0);
    expect((await back.end).status).toBe(0);
    expect(markOf('current')).toBe('second');
    expect(restarts().slice(-4)).toEqual(['third', 'third', 'second', 'second']);
  });

  describe.each([
    ['while it builds', building],
    ['while it restarts', restarting],
  ])('killed %s, with a program of its own that goes on', (_, going) => {
    it.each([
      ['goes back', ['--back']],
      ['rolls', []],
    ])('%s at once', async (_name, parameters) => {
      const killed = roll([], going('third'));
      await appears(at('third.runs'));
      await killed.kill();
      const restored = parameters.length > 0 ? await rolls(parameters) : await rolls();
      expect(restored).not.toContain('under way');
      const isBuilt = going !== building;
      expect(markOf('current')).toBe(parameters.length === 0 ? 'third' : isBuilt ? 'second' : 'first');
      const before = [markOf('current'), restarts()];
      ends('third');
      // What the killed call has left does not switch when it ends.
      await vi.waitFor(() => expect(spawnSync('pgrep', ['-g', String(killed.process.pid)]).status).toBe(1), {
        timeout: 20_000,
      });
      expect([markOf('current'), restarts()]).toEqual(before);
    });
  });
});

describe('deploy/backup beside another call', () => {
  it('refuses a second one, names the process of the first, and goes on when that was killed', async () => {
    const root = folder();
    const at = (...names: string[]) => path.join(root, ...names);
    for (const name of ['etc/ecole', 'strapi/public/uploads', 'ecole/repository', 'bin'])
      mkdirSync(at(name), { recursive: true });
    run('git', ['init', '--quiet', at('ecole/repository')]);
    run('git', ['-C', at('ecole/repository'), 'remote', 'add', 'origin', 'https://git.example/site']);
    writeFileSync(at('etc/ecole/strapi.env'), 'DATABASE_CLIENT=postgres\nDATABASE_PASSWORD=a\n');
    // A database that takes a minute to read, once.
    writeFileSync(
      at('bin/pg_dump'),
      `#!/usr/bin/env bash\nif [[ ! -e '${at('runs')}' ]]; then touch '${at('runs')}'; sleep 60; fi\nfor word; do if [[ $word == --file=* ]]; then touch "\${word#--file=}"; fi; done\n`,
      { mode: 0o755 },
    );
    writeFileSync(at('bin/pg_restore'), '#!/bin/sh\n', { mode: 0o755 });
    const backup = () =>
      new Call('backup', [], {
        PATH: `${at('bin')}:${process.env['PATH']}`,
        ETC: at('etc'),
        ROOT: at('ecole'),
        STRAPI: at('strapi'),
        BACKUPS: at('backups'),
        METRICS: at('metrics'),
      });
    const first = backup();
    await appears(at('runs'));
    const second = await backup().end;
    expect([second.status, second.output]).toEqual([1, expect.stringContaining(` ${first.process.pid}`)]);
    await first.kill();
    const third = await backup().end;
    expect(third.status, third.output).toBe(0);
    expect(readdirSync(at('backups')).filter((name) => name !== '.lock')).toHaveLength(1);
  });
});
