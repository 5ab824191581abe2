import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { startWorkers, type Workers } from './workers';

class Process extends EventEmitter {
  signals: string[] = [];
  process = {
    kill: (signal: string) => {
      this.signals.push(signal);
      return true;
    },
  };
  constructor(readonly environment: Record<string, string>) {
    super();
  }
}

let forked: Process[];
let exited: number[];
let said: string[];
let later: (() => void)[];
let pauses: number[];
let workers: Workers;
const forkOf = (index: number) => {
  const found = forked[index];
  if (!found) throw new Error(`no process ${index}`);
  return found;
};

beforeEach(() => {
  forked = [];
  exited = [];
  said = [];
  later = [];
  pauses = [];
  workers = startWorkers({
    env: { workers: 2, metricsPort: 9464, content: { copyPath: '/srv/copies' } },
    fork(environment) {
      const worker = new Process(environment);
      forked.push(worker);
      return worker;
    },
    exit: (status) => exited.push(status),
    say: (text) => said.push(text),
    after(milliseconds, work) {
      pauses.push(milliseconds);
      later.push(work);
    },
  });
});

describe('workers', () => {
  it('are as many as configured, with separate copies and metrics', () => {
    expect(forked.map(({ environment }) => environment)).toEqual([
      {},
      { CONTENT_COPY_PATH: '/srv/copies/worker-2', METRICS_PORT: '9564' },
    ]);
  });

  it('receive signals, and the first process ends after the last of them', () => {
    workers.signal('SIGHUP');
    workers.signal('SIGTERM');
    for (const { signals } of forked) expect(signals).toEqual(['SIGHUP', 'SIGTERM']);
    forkOf(0).emit('exit', 0, null);
    expect(exited).toEqual([]);
    forkOf(1).emit('exit', 0, null);
    expect(exited).toEqual([0]);
  });

  it('are replaced when they crash, after a pause', () => {
    for (const worker of forked) worker.emit('listening');
    forkOf(1).emit('exit', null, 'SIGKILL');
    expect(forked).toHaveLength(2);
    later[0]?.();
    expect(forkOf(2).environment).toEqual(forkOf(1).environment);
    expect(exited).toEqual([]);
  });

  it('are also replaced when somebody ends one, and the log reports it', () => {
    for (const worker of forked) worker.emit('listening');
    forkOf(0).emit('exit', 0, null);
    later[0]?.();
    expect([forked.length, exited, said.length]).toEqual([3, [], 1]);
  });

  it('of a build that does not start are logged once and retried with a pause, and the others stay', () => {
    for (const worker of forked) worker.emit('listening');
    workers.replace();
    forkOf(0).emit('exit', 0, null);
    for (let attempt = 0; attempt < 80; attempt += 1) {
      forkOf(2 + attempt).emit('exit', 1, null);
      expect(later).toHaveLength(attempt + 1);
      later[attempt]?.();
    }
    expect([forkOf(1).signals, exited, said.length]).toEqual([[], [], 1]);
    expect([pauses[0], pauses.at(-1)]).toEqual([1000, 60_000]);
    forkOf(82).emit('listening');
    workers.replace();
    expect(forkOf(82).signals).toEqual(['SIGTERM']);
  });

  it('that cannot start end everything, with their status', () => {
    forkOf(0).emit('exit', 1, null);
    expect(forkOf(1).signals).toEqual(['SIGTERM']);
    forkOf(1).emit('exit', 0, null);
    expect(exited).toEqual([1]);
  });

  it('are replaced one by one by those of a new build', () => {
    for (const worker of forked) worker.emit('listening');
    workers.replace();
    expect([forkOf(0).signals, forkOf(1).signals]).toEqual([['SIGTERM'], []]);
    forkOf(0).emit('exit', 0, null);
    expect(forkOf(1).signals).toEqual([]);
    forkOf(2).emit('listening');
    expect(forkOf(1).signals).toEqual(['SIGTERM']);
    forkOf(1).emit('exit', 0, null);
    forkOf(3).emit('listening');
    expect([forkOf(2).signals, forkOf(3).signals]).toEqual([[], []]);
    expect([forked.length, exited]).toEqual([4, []]);
  });

  it('are all replaced by a build that comes while the build before replaces them', () => {
    for (const worker of forked) worker.emit('listening');
    workers.replace();
    forkOf(0).emit('exit', 0, null);
    forkOf(2).emit('listening');
    // The second is being replaced.
    workers.replace();
    forkOf(1).emit('exit', 0, null);
    forkOf(3).emit('listening');
    expect([forkOf(2).signals, forkOf(3).signals]).toEqual([['SIGTERM'], []]);
    forkOf(2).emit('exit', 0, null);
    forkOf(4).emit('listening');
    expect(forkOf(3).signals).toEqual(['SIGTERM']);
    forkOf(3).emit('exit', 0, null);
    forkOf(5).emit('listening');
    expect([forkOf(4).signals, forkOf(5).signals, forked.length]).toEqual([[], [], 6]);
    workers.replace();
    expect(forkOf(4).signals).toEqual(['SIGTERM']);
  });

  it('are all replaced by a build that comes after one that does not start', () => {
    for (const worker of forked) worker.emit('listening');
    workers.replace();
    forkOf(0).emit('exit', 0, null);
    workers.replace();
    forkOf(2).emit('exit', 1, null);
    expect([forkOf(1).signals, said]).toEqual([[], []]);
    later[0]?.();
    forkOf(3).emit('listening');
    expect(forkOf(1).signals).toEqual(['SIGTERM']);
  });
});
