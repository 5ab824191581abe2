/** Starts the built site on a port of its own for a tool, and stops it afterwards. */
import { spawn } from 'node:child_process';
import { buildAll } from './build.mjs';

/** Milliseconds the site may take to start. */
const patience = 20_000;

/**
 * @param {(origin: string) => Promise<void>} work
 * @param {{ port?: number, env?: Record<string, string> }} [options]
 */
export async function withSite(work, { port = 4195, env = {} } = {}) {
  await buildAll({ ifNeeded: true });
  const site = spawn(process.execPath, ['build/server.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env, PORT: String(port) },
  });
  try {
    const origin = `http://localhost:${port}`;
    await answers(`${origin}/healthz`);
    // Another site may have answered on a port that was taken.
    if (site.exitCode !== null) throw new Error(`The site did not start: is port ${port} free?`);
    await work(origin);
  } finally {
    site.kill('SIGTERM');
  }
}

async function answers(address) {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer within ${patience} ms`);
}
