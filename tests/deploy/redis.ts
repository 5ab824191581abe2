/** The system's `redis-server` or `valkey-server`, in memory, on a separate port. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { createClient } from '@redis/client';
import { vi } from 'vitest';
import { freePort } from '../../tools/free-port.mjs';

export interface Redis {
  url: string;
  port: number;
  /** Answers nothing more, and loses no connection, until it continues. */
  freeze(): void;
  goOn(): void;
  /** Ends it; its content is lost. */
  kill(): Promise<void>;
  /** Starts it again, empty. */
  start(): Promise<void>;
  /** Commands it was sent since it started. */
  commands(): Promise<number>;
  /**
   * Its entries, by name
   * @param names a pattern
   */
  texts(names: string): Promise<Map<string, string>>;
  write(name: string, text: string): Promise<void>;
  /** Deletes all its entries. */
  empty(): Promise<void>;
}

/** @returns the name of the program, null if neither is installed */
export function redisProgram(): string | null {
  const programs = ['valkey-server', 'redis-server'];
  return programs.find((name) => spawnSync(name, ['--version']).status === 0) ?? null;
}

export async function startRedis(program: string): Promise<Redis> {
  const port = await freePort();
  let process: ChildProcess | undefined;
  const redis: Redis = {
    url: `redis://127.0.0.1:${port}`,
    port,
    freeze: () => void process?.kill('SIGSTOP'),
    goOn: () => void process?.kill('SIGCONT'),
    async kill() {
      const ended = new Promise((resolve) => process?.once('exit', resolve));
      process?.kill('SIGKILL');
      await ended;
    },
    async start() {
      const alone = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'];
      process = spawn(program, ['--port', String(port), ...alone], { stdio: 'ignore' });
      await vi.waitFor(() => connectOnce(port), { timeout: 10_000, interval: 50 });
    },
    async commands() {
      const text = await info(port);
      return Number(/total_commands_processed:(\d+)/.exec(text)?.[1]);
    },
    texts: (names) =>
      withClient(redis.url, async (client) => {
        const keys = await client.keys(names);
        const texts = await Promise.all(keys.map((key) => client.get(key)));
        return new Map(keys.map((key, index) => [key, texts[index] ?? '']));
      }),
    write: (name, text) =>
      withClient(redis.url, async (client) => void (await client.set(name, text, { expiration: 'KEEPTTL' }))),
    empty: () => withClient(redis.url, async (client) => void (await client.flushAll())),
  };
  await redis.start();
  return redis;
}

const clientOf = (url: string) => createClient({ url });

async function withClient<T>(
  url: string,
  work: (client: ReturnType<typeof clientOf>) => Promise<T>,
): Promise<T> {
  const client = clientOf(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}

function connectOnce(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}

/** The answer to `INFO stats`. */
function info(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('INFO stats\r\nQUIT\r\n'));
    socket.on('data', (data) => {
      text += data;
    });
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
  });
}
