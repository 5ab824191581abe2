/** One instance of the built site, as a process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { demoAccount } from '../../content-service/embedded/handler';
import { freePort } from '../../tools/free-port.mjs';
import { schoolToTry } from '../../tools/school-to-try.mjs';

export const purgeSecret = 'the secret of these tests';

export interface Instance {
  origin: string;
  /** Lines of its log, parsed. */
  log: { msg?: string; level: number }[];
  get(address: string, cookie?: string): Promise<{ status: number; text: string; milliseconds: number }>;
  /** @returns the status, and the cookies that came with it */
  post(
    address: string,
    form: Record<string, string>,
    cookie?: string,
  ): Promise<{ status: number; cookie: string }>;
  /** The content service's message when an editor publishes. */
  tell(message: string): Promise<number>;
  /** @param signal SIGKILL, unless it is to end in order */
  stop(signal?: 'SIGTERM'): Promise<void>;
}

/** @param port set if a proxy must know it @param build folder of the built site */
export async function startInstance(
  environment: Record<string, string>,
  port?: number,
  build = 'build',
): Promise<Instance> {
  return startAt(port ?? (await freePort()), environment, build);
}

async function startAt(port: number, environment: Record<string, string>, build: string): Promise<Instance> {
  const origin = `http://127.0.0.1:${port}`;
  const publicHost = new URL(environment['PUBLIC_ORIGIN'] ?? origin).host;
  const child = spawn(process.execPath, [`${build}/server.js`], {
    env: {
      ...process.env,
      ...schoolToTry({ ...process.env, ...environment }),
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      CONTENT_COPY_PATH: mkdtempSync(path.join(tmpdir(), 'copies-')),
      CONTENT_API_USERNAME: demoAccount.username,
      CONTENT_API_PASSWORD: demoAccount.password,
      CONTENT_PURGE_SECRET: purgeSecret,
      IMAGE_SECRET: 'one secret for all instances',
      // A loaded machine is slow, not wrong.
      OVERLOAD_DELAY: '10000',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const instance: Instance = {
    origin,
    log: logOf(child),
    get(address, cookie) {
      const startedAt = performance.now();
      const headers = { host: publicHost, connection: 'close', ...(cookie ? { cookie } : {}) };
      return new Promise((resolve, reject) => {
        const request = get(origin + address, { headers }, async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk as Buffer);
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: answer.statusCode ?? 0, text, milliseconds: performance.now() - startedAt });
        });
        request.once('error', reject);
      });
    },
    async post(address, form, cookie) {
      const answer = await fetch(origin + address, {
        method: 'POST',
        headers: {
          origin,
          'content-type': 'application/x-www-form-urlencoded',
          ...(cookie ? { cookie } : {}),
        },
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      return { status: answer.status, cookie: cookies.join('; ') };
    },
    async tell(message) {
      const answer = await fetch(`${origin}/hooks/content`, {
        method: 'POST',
        headers: { authorization: `Bearer ${purgeSecret}`, 'content-type': 'application/json' },
        body: message,
      });
      return answer.status;
    },
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal ?? 'SIGKILL');
      await ended;
    },
  };
  await vi.waitFor(
    async () => {
      const { status } = await fetch(`${origin}/readyz`);
      if (status !== 200) throw new Error(`not ready: ${status}`);
    },
    { timeout: 110_000, interval: 100 },
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
