/** Starts the built site on a separate port for a tool, and stops it afterwards. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { buildAll } from './build.mjs';
import { schoolToTry } from './school-to-try.mjs';

/** Milliseconds the site may take to start, generous for loaded machines. */
const startTimeout = 60_000;

/**
 * @param {(origin: string) => Promise<void>} work
 * @param {{ port?: number, env?: Record<string, string>, folder?: string }} [options] the folder of another
 *   version of the project, which is built with its own tools; by default this one
 */
export async function withSite(work, { port = 4195, env = {}, folder } = {}) {
  if (folder) buildIn(folder);
  else await buildAll({ ifNeeded: true });
  const site = spawn(process.execPath, ['build/server.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...schoolToTry({ ...process.env, ...env }),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(port),
    },
  });
  try {
    const origin = `http://localhost:${port}`;
    await waitForAnswer(`${origin}/healthz`);
    // Another site may have answered on an occupied port.
    if (site.exitCode !== null) throw new Error(`The site did not start: is port ${port} free?`);
    await work(origin);
  } finally {
    // Waits for its end, so that its port is free for the next one.
    const ended = site.exitCode === null && site.signalCode === null ? once(site, 'exit') : null;
    site.kill('SIGTERM');
    await ended;
  }
}

/** @param {string} folder */
function buildIn(folder) {
  const { status } = spawnSync(process.execPath, ['tools/build.mjs', '--if-needed'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${folder} could not be built: its status was ${status}`);
}

/** @param {string} address */
async function waitForAnswer(address) {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer within ${startTimeout} ms`);
}
