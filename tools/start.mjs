/**
 * `npm start`: builds what is not built, then serves it in a process of its own, which has its allocator's
 * settings from the start. Signals are handed on, and its exit status is this one's.
 */
import { spawn } from 'node:child_process';
import { allocator } from './allocator.mjs';
import { buildAll } from './build.mjs';

await buildAll({ ifNeeded: true });
const site = spawn(process.execPath, [...process.execArgv, 'build/server.js'], {
  stdio: 'inherit',
  env: { ...allocator, ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2']))
  process.on(signal, () => site.kill(signal));
site.on('exit', (status, signal) => {
  // What ended the site ends this process in the same way.
  if (signal === null) process.exit(status ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
