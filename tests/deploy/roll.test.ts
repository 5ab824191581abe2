/** `deploy/roll`: a new release on every instance and back, without a request that fails. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/free-port.mjs';
import { ask } from './asking';
import { type Nginx, nginxIsInstalled, startNginxCache } from './nginx';

/**
 * Replaces systemd: starts an instance of the current release in the background, after the running one has ended by
 * itself. `RESTART` names this script.
 */
const restartScript = (root: string, host: string) => `#!/usr/bin/env bash
set -euo pipefail
if [[ -f ${root}/$1.pid ]]; then
  old=$(cat ${root}/$1.pid)
  kill -TERM "$old" 2>/dev/null || true
  while kill -0 "$old" 2>/dev/null; do sleep 0.05; done
fi
cd ${root}/current
PORT=$1 HOST=127.0.0.1 PUBLIC_ORIGIN=http://${host} TRUSTED_PROXIES=127.0.0.1 \\
  LOG_LEVEL=warn NODE_ENV=production CONTENT_DEMONSTRATION=true SHARED_CACHE=passes-first-visits IMAGE_SECRET='one secret for all instances' \\
  setsid node build/server.js </dev/null >>${root}/$1.log 2>&1 &
echo $! > ${root}/$1.pid
`;

/** The server of a release that runs, and has no content to show. */
const serverWithoutSchool = `
import { createServer } from 'node:http';
const server = createServer(({ url }, response) => {
  response.statusCode = url === '/healthz' ? 200 : 503;
  response.end();
});
server.listen(process.env.PORT, '127.0.0.1');
process.on('SIGTERM', () => process.exit());
`;

describe.skipIf(!nginxIsInstalled)('a rolling deployment', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'roll-'));
  const ports: number[] = [];
  let port: number;
  let host: string;
  let proxy: Nginx;

  const git = (...parameters: string[]) =>
    execFileSync('git', ['-C', path.join(root, 'origin'), ...parameters], {
      encoding: 'utf8',
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@b.c',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@b.c',
      },
    }).trim();
  const repositoryAt = () =>
    execFileSync('git', ['-C', path.join(root, 'repository'), 'rev-parse', 'HEAD'], {
      encoding: 'utf8',
    }).trim();
  const environment = () => ({
    ...process.env,
    ROOT: root,
    STATE: path.join(root, 'state'),
    INSTANCES: ports.join(' '),
    // A release is this build with a mark in a separate file, in place of ten minutes of building.
    BUILD: `cp -al ${path.resolve('node_modules')} . && cp -a ${path.resolve('build')}/. build/ && cp -a ${path.resolve('content-service')}/data content-service/ && cp mark build/client/mark.txt && if [[ $(cat mark) == unbuildable ]]; then false; fi && if [[ $(cat mark) == broken ]]; then echo 'process.exit(1)' > build/server.js; fi && if [[ $(cat mark) == without-school ]]; then echo "$WITHOUT_SCHOOL" > build/server.js; fi`,
    WITHOUT_SCHOOL: serverWithoutSchool,
    RESTART: path.join(root, 'restart'),
    RELOAD: 'true',
    PATIENCE: '20',
  });
  const roll = (parameters: string[] = [], more: Record<string, string> = {}) =>
    new Promise<{ status: number | null; output: string }>((resolve) => {
      const rolling: ChildProcess = spawn('deploy/roll', parameters, { env: { ...environment(), ...more } });
      let output = '';
      rolling.stdout?.on('data', (text) => {
        output += text;
      });
      rolling.stderr?.on('data', (text) => {
        output += text;
      });
      rolling.once('close', (status) => resolve({ status, output }));
    });
  const mark = async (at = port) => (await ask(at, host, '/mark.txt')).body.toString().trim();
  const markOfAll = async () => [...new Set(await Promise.all(ports.map(mark)))];
  const release = (text: string) => {
    writeFileSync(path.join(root, 'origin', 'mark'), text);
    git('add', '-A');
    git('commit', '-qm', text);
    return git('rev-parse', 'HEAD');
  };

  /**
   * Visits pages until it is stopped
   * @returns failures
   */
  function visiting() {
    let going = true;
    const failed: string[] = [];
    let count = 0;
    const visitors = ['/', '/formations/bts-gpn', '/campus/lyon', '/agenda'].map(async (page) => {
      while (going) {
        count += 1;
        const query = count % 3 === 0 ? `?utm_source=a${count}&utm_medium=b` : '';
        const answer = await ask(port, host, `${page}${query}`, {
          accept: 'text/html',
          cookie: 'origine-tracking=direct',
        }).catch((error: Error) => ({ status: error.message, body: Buffer.from('') }));
        if (answer.status !== 200) failed.push(`${page}${query} ${answer.status}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
    return async () => {
      going = false;
      await Promise.all(visitors);
      return { failed, count };
    };
  }

  beforeAll(async () => {
    port = await freePort();
    host = `127.0.0.1:${port}`;
    for (let index = 0; index < 2; index += 1) ports.push(await freePort());
    mkdirSync(path.join(root, 'origin', 'content-service'), { recursive: true });
    writeFileSync(path.join(root, 'origin', 'content-service', '.keep'), '');
    cpSync('package.json', path.join(root, 'origin', 'package.json'));
    spawnSync('git', ['init', '-q', '-b', 'main', path.join(root, 'origin')]);
    release('first');
    spawnSync('git', ['clone', '-q', path.join(root, 'origin'), path.join(root, 'repository')]);
    writeFileSync(path.join(root, 'restart'), restartScript(root, host));
    chmodSync(path.join(root, 'restart'), 0o755);
  });
  afterAll(async () => {
    await proxy?.stop();
    for (const instance of ports) {
      try {
        process.kill(Number(readFileSync(path.join(root, `${instance}.pid`), 'utf8')), 'SIGKILL');
      } catch {
        // It never started, or has ended.
      }
    }
  });

  it('brings the first release', async () => {
    const { status, output } = await roll();
    expect(status, output).toBe(0);
    expect(await markOfAll()).toEqual(['first']);
    expect(repositoryAt()).toBe(git('rev-parse', 'HEAD'));
    proxy = await startNginxCache(port, ports);
  });

  it('installs a newer one and goes back while visitors read, and loses no request', async () => {
    const stop = visiting();
    release('second');
    const built = await roll(['--build']);
    expect(built.status, built.output).toBe(0);
    expect(await markOfAll()).toEqual(['first']);
    const there = await roll();
    expect(there.status, there.output).toBe(0);
    expect(there.output).toContain('is built');
    expect(await markOfAll()).toEqual(['second']);
    expect(repositoryAt()).toBe(git('rev-parse', 'HEAD'));
    const back = await roll(['--back']);
    expect(back.status, back.output).toBe(0);
    expect(await markOfAll()).toEqual(['first']);
    expect(repositoryAt()).toBe(git('rev-parse', 'HEAD^'));
    const { failed, count } = await stop();
    console.log(`${count} requests during a deployment and the way back, ${failed.length} failed`);
    expect(failed).toEqual([]);
    expect(count).toBeGreaterThan(200);
  });

  it.each([
    ['does not start', 'broken'],
    ['starts, and cannot show the school', 'without-school'],
  ])('goes back automatically from a release that %s, and loses no request', async (_, kind) => {
    const stop = visiting();
    const [before, previous] = ['current', 'previous'].map((link) => realpathSync(path.join(root, link)));
    release(kind);
    const { status, output } = await roll();
    expect(status, output).toBe(1);
    await vi.waitFor(async () => expect(await markOfAll()).toEqual(['first']), { timeout: 20_000 });
    const { failed } = await stop();
    expect(failed).toEqual([]);
    expect(['current', 'previous'].map((link) => realpathSync(path.join(root, link)))).toEqual([
      before,
      previous,
    ]);
  });

  it('knows the way back, although a first call was interrupted', async () => {
    const before = realpathSync(path.join(root, 'current'));
    release('third');
    const interrupt = path.join(root, 'interrupt');
    writeFileSync(interrupt, '#!/bin/sh\nkill -KILL $PPID\n');
    chmodSync(interrupt, 0o755);
    expect((await roll([], { RESTART: interrupt })).status).toBeNull();
    expect((await roll()).status).toBe(0);
    expect(await markOfAll()).toEqual(['third']);
    expect(realpathSync(path.join(root, 'previous'))).toBe(before);
    expect((await roll(['--back'], { RESTART: interrupt })).status).toBeNull();
    expect((await roll(['--back'])).status).toBe(0);
    expect(await markOfAll()).toEqual(['first']);
  });

  it('restarts nothing when a build fails', async () => {
    release('unbuildable');
    const { status, output } = await roll();
    expect(status).not.toBe(0);
    expect(output).not.toContain('restarting');
    expect(await markOfAll()).toEqual(['first']);
    expect(readdirSync(path.join(root, 'releases')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('reports an unknown commit, and changes nothing', async () => {
    const { status, output } = await roll(['no-such-commit']);
    expect(status).not.toBe(0);
    expect(output).toContain('no such commit');
    expect(await markOfAll()).toEqual(['first']);
  });
});
