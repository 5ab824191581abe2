/** One instance of the built site, as a process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { demoAccount } from '../../content-service/embedded/handler';
import { freePort } from '../e2e/free-port';

export const purgeSecret = 'the secret of these tests';

export interface Instance {
  origin: string;
  /** Lines of its log, parsed. */
  log: { msg?: string; level: number }[];
  get(address: string): Promise<{ status: number; text: string; milliseconds: number }>;
  post(address: string, form: Record<string, string>): Promise<number>;
  /** What the content service sends when an editor publishes. */
  tell(message: string): Promise<number>;
  stop(): Promise<void>;
}

/** @param port given where a proxy must know it */
export async function startInstance(environment: Record<string, string>, port?: number): Promise<Instance> {
  return startAt(port ?? (await freePort()), environment);
}

async function startAt(port: number, environment: Record<string, string>): Promise<Instance> {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['build/server.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      CONTENT_COPY_PATH: mkdtempSync(path.join(tmpdir(), 'copies-')),
      CONTENT_API_USERNAME: demoAccount.username,
      CONTENT_API_PASSWORD: demoAccount.password,
      CONTENT_PURGE_SECRET: purgeSecret,
      IMAGE_SECRET: 'one secret for all instances',
      FIRST_PICTURES: 'off',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const instance: Instance = {
    origin,
    log: logOf(child),
    async get(address) {
      const began = performance.now();
      const answer = await fetch(origin + address, { headers: { connection: 'close' } });
      return { status: answer.status, text: await answer.text(), milliseconds: performance.now() - began };
    },
    async post(address, form) {
      const answer = await fetch(origin + address, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
      return answer.status;
    },
    async tell(message) {
      const answer = await fetch(`${origin}/hooks/content`, {
        method: 'POST',
        headers: { authorization: `Bearer ${purgeSecret}`, 'content-type': 'application/json' },
        body: message,
      });
      return answer.status;
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
  await vi.waitFor(
    async () => {
      const { status } = await fetch(`${origin}/readyz`);
      if (status !== 200) throw new Error(`not ready: ${status}`);
    },
    { timeout: 60_000, interval: 100 },
  );
  return instance;
}

function logOf(child: ChildProcess): Instance['log'] {
  const lines: Instance['log'] = [];
  let rest = '';
  child.stdout?.on('data', (data: Buffer) => {
    const parts = (rest + data).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part.startsWith('{')) lines.push(JSON.parse(part));
  });
  return lines;
}
