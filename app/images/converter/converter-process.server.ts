/** Starts the process that converts, without this process's environment. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';

/** Gives the converter a third of a page's share of a busy processor; a higher value would starve it. */
const niceness = 5;

/** @param file the script @param mostMemory its limit in bytes @returns without an id if it could not be started */
export function startProcess(file: string, mostMemory: number): ChildProcess {
  const child = fork(file, [String(mostMemory)], {
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
  hold(child, false);
  return child;
}

/** Whether the converter keeps this process alive: only during a job. */
export function hold(child: ChildProcess, held: boolean): void {
  const verb = held ? 'ref' : 'unref';
  child[verb]();
  child.channel?.[verb]();
}
