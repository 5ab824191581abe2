/** SIGTERM drains without a failed request, in a real process with a clock under the test's control. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

interface Told {
  port?: number;
  pausing?: number;
  underWay?: number;
}

let directory: string;
let script: string;
let child: ChildProcess;
let told: Told[];

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
afterEach(() => void child.kill('SIGKILL'));
afterAll(() => rm(directory, { recursive: true, force: true }));

/** @param wait milliseconds to continue after a readiness check @returns its port */
async function start(wait: number): Promise<number> {
  child = fork(script, [String(wait)]);
  told = [];
  child.on('message', (message: Told) => told.push(message));
  return (await until(({ port }) => port !== undefined)).port ?? 0;
}

/** Waits until the process has printed something. */
async function until(isIt: (message: Told) => boolean): Promise<Told> {
  for (;;) {
    const found = told.find(isIt);
    if (found) return found;
    await once(child, 'message');
  }
}

/**
 * Sends the signal to end
 * @returns its exit code, if it has ended
 */
function end(): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

const pausing = (milliseconds: number) => until((message) => message.pausing === milliseconds);
const advance = (milliseconds: number) => child.send({ advance: milliseconds });

interface Got {
  status: number;
  length: number;
}

function get(port: number, target: string, agent: Agent | false = false): Promise<Got> {
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

const whole = { status: 200, length: 20_000 };

/** Connects until nothing listens any more. */
async function untilRefused(port: number): Promise<void> {
  let code: string | undefined;
  while (code !== 'ECONNREFUSED') {
    code = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(undefined));
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code)).end();
    });
  }
}

describe('SIGTERM', () => {
  it('under 200 connections behind a balancer: every request gets its complete answer', async () => {
    const port = await start(1_500);
    const agent = new Agent({ keepAlive: true, maxSockets: 200 });
    let ready = true;
    const answers: Got[] = [];
    const clients = Array.from({ length: 200 }, async () => {
      while (ready) answers.push(await get(port, '/', agent));
    });
    expect((await get(port, '/readyz')).status).toBe(200);
    await expect.poll(() => answers.length).toBeGreaterThan(400);
    const ended = end();
    await pausing(1_500);
    const before = answers.length;
    expect((await get(port, '/readyz')).status).toBe(503);
    await expect.poll(() => answers.length).toBeGreaterThan(before + 200);
    // The balancer has noticed: it sends no further requests, and only then the wait ends.
    ready = false;
    await Promise.all(clients);
    agent.destroy();
    advance(1_500);
    expect(await ended).toBe(0);
    expect(answers.filter(({ status, length }) => status !== 200 || length !== 20_000)).toEqual([]);
  });

  it('finishes requests in progress, without a wait if nobody asks for readiness', async () => {
    const port = await start(5_000);
    const slow = Array.from({ length: 20 }, () => get(port, '/slow'));
    await until(({ underWay }) => underWay === 20);
    const ended = end();
    await pausing(200);
    advance(200);
    await untilRefused(port);
    child.send({ finish: true });
    expect(await Promise.all(slow)).toEqual(slow.map(() => whole));
    expect(await ended).toBe(0);
  });

  it('cuts endless connections', async () => {
    const port = await start(0);
    const never = get(port, '/slow').catch((error: Error) => error);
    await until(({ underWay }) => underWay === 1);
    const ended = end();
    await pausing(200);
    advance(200);
    await untilRefused(port);
    advance(9_300);
    expect(await never).toBeInstanceOf(Error);
    expect(await ended).toBe(0);
  });
});
