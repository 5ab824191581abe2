/** Issue 5: SIGTERM drains without a failed request. A real process, under load. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let directory: string;
let script: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'drain-'));
  script = path.join(directory, 'process.mjs');
  const entryPoints = ['tests/server/draining-process.ts'];
  await build({
    entryPoints,
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: script,
    logLevel: 'error',
  });
});
afterEach(() => void child?.kill('SIGKILL'));
afterAll(() => rm(directory, { recursive: true, force: true }));

async function start(wait: number, limit?: number): Promise<number> {
  const running = fork(script, limit === undefined ? [String(wait)] : [String(wait), String(limit)]);
  child = running;
  return new Promise((resolve) => running.once('message', (port) => resolve(Number(port))));
}

function get(
  port: number,
  target: string,
  agent: Agent | false,
): Promise<{ status: number; length: number }> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: target, agent }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, length }));
    })
      .on('error', reject)
      .end();
  });
}

/** Waits until the process has so many requests in hand. */
function taken(count: number): Promise<void> {
  let left = count;
  return new Promise((resolve) => {
    child?.on('message', () => {
      left -= 1;
      if (left === 0) resolve();
    });
  });
}

async function end(): Promise<{ code: number | null; milliseconds: number }> {
  const started = performance.now();
  const code = new Promise<number | null>((resolve) => child?.once('exit', resolve));
  child?.kill('SIGTERM');
  return { code: await code, milliseconds: performance.now() - started };
}

describe('SIGTERM', () => {
  it('under 200 connections behind a balancer: every request that was sent is answered whole', async () => {
    const port = await start(1_500);
    const agent = new Agent({ keepAlive: true, maxSockets: 200 });
    let ready = true;
    let answered = 0;
    const failures: string[] = [];
    const balancer = setInterval(async () => {
      ready =
        ready &&
        (await get(port, '/readyz', false).then(
          ({ status }) => status === 200,
          () => false,
        ));
    }, 50);
    const clients = Array.from({ length: 200 }, async () => {
      while (ready) {
        try {
          const { status, length } = await get(port, '/', agent);
          if (status === 200 && length === 20_000) answered += 1;
          else failures.push(`${status} ${length}`);
        } catch (error) {
          failures.push(String(error));
        }
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 700));
    const ending = end();
    await Promise.all(clients);
    const { code, milliseconds } = await ending;
    clearInterval(balancer);
    agent.destroy();
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(200);
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(10_000);
  }, 20_000);

  it('finishes what is under way, without a wait when nobody asks whether it is ready', async () => {
    const port = await start(5_000);
    const under = Array.from({ length: 20 }, () => get(port, '/slow', false));
    await taken(20);
    const { code, milliseconds } = await end();
    expect((await Promise.all(under)).every(({ length }) => length === 20_000)).toBe(true);
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(4_000);
  }, 20_000);

  it('cuts what never ends', async () => {
    const port = await start(0, 500);
    const never = get(port, '/never', false).catch((error: Error) => error);
    await taken(1);
    const { code, milliseconds } = await end();
    expect(await never).toBeInstanceOf(Error);
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(3_000);
  }, 20_000);
});
