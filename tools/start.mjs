/**
 * `npm start`: builds if needed, then serves the site in a child process with the settings of memory. Forwards
 * signals and returns the child's exit status.
 */
import { spawn } from 'node:child_process';
import { buildAll } from './build.mjs';
import { memorySettings } from './memory-settings.mjs';
import { schoolOfTrial } from './school-to-try.mjs';

await buildAll({ ifNeeded: true });
const site = spawn(process.execPath, [...process.execArgv, 'build/server.js'], {
  stdio: 'inherit',
  env: {
    ...memorySettings,
    ...process.env,
    ...schoolOfTrial(process.env),
    NODE_ENV: process.env.NODE_ENV || 'production',
  },
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2']))
  process.on(signal, () => site.kill(signal));
site.on('exit', (status, signal) => {
  // Ends with the same signal as the site.
  if (signal === null) process.exit(status ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
