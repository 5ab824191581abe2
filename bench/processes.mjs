/** Runs measured servers as processes, and reads their processor time and memory from /proc. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { memorySettings } from '../tools/memory-settings.mjs';
import { schoolToTry } from '../tools/school-to-try.mjs';

/**
 * @import { ChildProcess } from 'node:child_process'
 * @typedef {Awaited<ReturnType<typeof startServer>>} Server
 */

/** @type {Set<ChildProcess>} */
const running = new Set();

/** Milliseconds a server may take to answer for the first time. */
const maxWait = 120_000;

/**
 * @param {string[]} command
 * @param {{ port: number, path?: string, env?: Record<string, string>, cwd?: string, allocation?: Record<string, string> }} options
 * `allocation`: settings of memory; by default the site's own
 */
export async function startServer(command, { port, path = '/', env = {}, cwd, allocation = memorySettings }) {
  if (await fetch(`http://localhost:${port}/`).catch(() => null))
    throw new Error(`something else answers on port ${port}`);
  const [file, ...parameters] = command;
  const child = spawn(file, parameters, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...allocation,
      ...process.env,
      ...schoolToTry({ ...process.env, ...env }),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RENDERS_PER_MINUTE: '1000000',
      ...env,
      PORT: String(port),
    },
  });
  if (child.pid === undefined) throw new Error(`${file} cannot be started`);
  running.add(child);
  const deadline = Date.now() + maxWait;
  for (;;) {
    const answer = await fetch(`http://localhost:${port}${path}`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer && answer.status < 500) break;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${command.join(' ')} does not answer`);
    await pause(100);
  }
  return { port, pid: child.pid, origin: `http://localhost:${port}`, stop: () => stop(child) };
}

/** @param {ChildProcess} child */
async function stop(child) {
  running.delete(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export async function stopAll() {
  await Promise.all([...running].map(stop));
}

/** Clock ticks a second in /proc (`getconf CLK_TCK`, 100 on every Linux). */
const ticksPerSecond = 100;

/**
 * Milliseconds of processor time a process has taken, its threads and children included.
 *
 * @param {number} pid
 */
export function processorTime(pid) {
  let sum = 0;
  for (const id of [pid, ...childrenOf(pid)]) {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' ');
    sum += ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
  }
  return sum;
}

/** @param {number} pid */
function childrenOf(pid) {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ');
}

/** Milliseconds between two checks of whether a server is busy, and the share of them that an idle one may work. */
const checkInterval = 1000;
const idleShare = 0.03;

/**
 * Waits until a server is idle, so that work after its start (the search index) is not measured.
 *
 * @param {number} pid
 */
export async function untilIdle(pid) {
  const deadline = Date.now() + maxWait;
  for (let idleChecks = 0; idleChecks < 2 && Date.now() < deadline; ) {
    const before = processorTime(pid);
    await pause(checkInterval);
    idleChecks = processorTime(pid) - before < checkInterval * idleShare ? idleChecks + 1 : 0;
  }
}

/** Megabytes resident. @param {number | string} pid */
export function memory(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
