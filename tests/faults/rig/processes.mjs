/** The processes of one part of the run: the built site, its content service, and proxies between them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { memorySettings } from '../../../tools/memory-settings.mjs';
import { schoolToTry } from '../../../tools/school-to-try.mjs';
import { ask } from './ask.mjs';

/**
 * @import { ChildProcess } from 'node:child_process'
 * @import { Fault } from '../../../content-service/embedded/faults'
 * @import { Commands } from './inside.mjs'
 * @typedef {ReturnType<typeof watch>} Watched
 * @typedef {Awaited<ReturnType<typeof startContent>>} Content
 * @typedef {Awaited<ReturnType<typeof startSite>>} Site
 */

/** Milliseconds until a process's first answer. */
const startTimeout = 120_000;

/** The end of the run ends them too, including a stopped one. */
/** @type {Set<ChildProcess>} */
const children = new Set();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/** @param {ChildProcess} child @param {string} origin */
export function watch(child, origin) {
  if (child.pid === undefined) throw new Error(`${child.spawnfile} cannot be started`);
  children.add(child);
  /** @type {Buffer[]} */
  const written = [];
  child.stdout?.on('data', (chunk) => written.push(chunk));
  child.stderr?.on('data', (chunk) => written.push(chunk));
  const ended = once(child, 'exit').then(([code, signal]) => {
    children.delete(child);
    return /** @type {{ code: number | null, signal: NodeJS.Signals | null }} */ ({ code, signal });
  });
  return {
    origin,
    pid: child.pid,
    ended,
    /** The process's output so far. */
    get log() {
      return written.join('');
    },
    /** Its output from now on: the function returns it. */
    listen() {
      const start = written.length;
      return () => written.slice(start).join('');
    },
    /** @param {NodeJS.Signals} [signal] */
    kill: (signal = 'SIGKILL') => child.kill(signal),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** @param {Watched} process @param {string} path @returns milliseconds until it answered */
export async function waitForAnswer(process, path) {
  const startedAt = performance.now();
  let hasEnded = false;
  process.ended.then(() => {
    hasEnded = true;
  });
  while (performance.now() - startedAt < startTimeout) {
    const reply = await ask(process.origin, path, { timeout: 1000 }).catch(() => null);
    if (reply?.status === 200) return performance.now() - startedAt;
    if (hasEnded) throw new Error(`a process ended before it answered:\n${process.log.slice(-2000)}`);
    await pause(20);
  }
  throw new Error(`${process.origin}${path} did not answer`);
}

/**
 * @param {{ port: number, env: Record<string, string>, cwd?: string }} options
 * @returns the content service behind its fault switch
 */
export async function startContent({ port, env, cwd = process.cwd() }) {
  const script = `${process.cwd()}/build/content-service.js`;
  const child = spawn(process.execPath, [script, '--faults'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
  });
  const content = watch(child, `http://localhost:${port}`);
  await waitForAnswer(content, '/faults');
  return {
    ...content,
    get log() {
      return content.log;
    },
    port,
    apiUrl: `http://127.0.0.1:${port}/api`,
    /** @param {Fault} fault */
    async misbehave(fault) {
      await ask(content.origin, '/faults', { method: 'POST', body: JSON.stringify(fault) });
    },
    /**
     * Calls since the switch was last set, `METHOD path?query`
     * @returns {Promise<string[]>}
     */
    async calls() {
      return JSON.parse((await ask(content.origin, '/faults')).text).seen;
    },
  };
}

/** No command is possible in a process that is gone. */
export class ProcessEnded extends Error {
  /** @override */
  message = 'the process has ended';
}

/**
 * The site as it runs in production.
 *
 * @param {{ port: number, env: Record<string, string>, shell?: string[], program?: string, untilReady?: boolean }} options
 *   `shell`: words before `node`, to start it under a limit; `program`: another server, to compare the site with
 */
export async function startSite({ port, env, shell = [], program = 'build/server.js', untilReady = true }) {
  const inside = new URL('./inside.mjs', import.meta.url).pathname;
  const [file, ...parameters] = [...shell, process.execPath, '--expose-gc', '--import', inside, program];
  const child = spawn(file, parameters, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...memorySettings,
      ...process.env,
      ...schoolToTry({ ...process.env, ...env }),
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      ...env,
      PORT: String(port),
    },
  });
  const site = watch(child, `http://localhost:${port}`);
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  child.on('message', (/** @type {{ id: number, answer: unknown }} */ { id, answer }) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  });
  site.ended.then(() => {
    for (const { reject } of waiting.values()) reject(new ProcessEnded());
  });
  let commandCount = 0;
  const bootTime = await waitForAnswer(site, '/healthz');
  if (untilReady) await waitForAnswer(site, '/readyz');
  return {
    ...site,
    get log() {
      return site.log;
    },
    port,
    env,
    bootTime,
    /**
     * Runs a command inside the process, see `inside.mjs`.
     *
     * @template {keyof Commands} Name
     * @param {Name} command @param {Parameters<Commands[Name]>[0]} [argument]
     * @returns {Promise<ReturnType<Commands[Name]>>}
     * @throws {ProcessEnded}
     */
    inside(command, argument) {
      commandCount += 1;
      const id = commandCount;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        child.send({ id, command, argument }, (error) => {
          if (error) reject(new ProcessEnded());
        });
      });
    },
    /**
     * One value of `/metrics`, e.g. `site_content_calls_total{outcome="invalid"}`, summed over other labels.
     *
     * @param {string} name @param {Record<string, string>} [labels]
     */
    async metric(name, labels = {}) {
      const { text } = await ask(`http://127.0.0.1:${env.METRICS_PORT}`, '/metrics');
      return text
        .split('\n')
        .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
        .filter((line) =>
          Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
        )
        .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
  };
}

/** The processes a process has started, as the kernel counts them (Linux). @param {number} pid */
export function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}
