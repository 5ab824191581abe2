/** Starts the process that converts, without this process's environment. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';

/** Gives the converter a third of the share that pages have of a busy processor; a higher value would starve it. */
const niceness = 5;

/** Limits of a job: bytes of memory, seconds of processor. */
export interface JobLimits {
  memory: number;
  processor: number;
}

/**
 * @param script its file
 * @returns the process; without an id if it could not be started
 */
export function startProcess(script: string, { memory, processor }: JobLimits): ChildProcess {
  const child = fork(script, [String(memory), String(processor)], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    // A minimal environment: the process that decodes untrusted files must hold no secret.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process that did not start has no id; one that accepts no message fails the job.
  child.on('error', () => undefined);
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // Without the permission, the converter runs at normal priority.
  }
  keepAlive(child, false);
  return child;
}

/** Sets whether the converter keeps this process alive: only during a job. */
export function keepAlive(child: ChildProcess, isKept: boolean): void {
  const method = isKept ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
}
