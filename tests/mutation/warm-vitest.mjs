/**
 * Stryker's runner for vitest, with its threads kept warm. In stock Stryker, every mutant has a separate thread, which
 * loads React and zod again for a test of a few milliseconds. Here the modules stay and only the mutant changes.
 *
 * A kept thread may be damaged: a mutant may leave state in a module. So after every detected mutant its test runs once
 * more without it, and if it fails the mutant is tried again in a new thread.
 */
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as stock } from '@stryker-mutator/vitest-runner';
import { ThreadsPoolWorker } from 'vitest/node';

/**
 * @import { Injector } from '@stryker-mutator/api/plugin'
 * @import { MutantRunOptions, MutantRunResult } from '@stryker-mutator/api/test-runner'
 * @import { PoolOptions, PoolWorker, Vitest } from 'vitest/node'
 * @typedef {(message: any) => void} Listener
 * @typedef {{ worker: PoolWorker, started: boolean }} Thread
 */

/**
 * Stryker's own runner; the replaced members are private there.
 *
 * @typedef {{ ctx: Vitest, init(): Promise<void>, mutantRun(asked: MutantRunOptions): Promise<MutantRunResult>,
 *   dispose(): Promise<void> }} Runner
 */

const none = 'no mutant';

/** @param {Injector} injector */
function createRunner(injector) {
  const threads = new WarmThreads();
  const runner = /** @type {Runner} */ (injector.injectFunction(stock[0].factory));
  const { init, mutantRun, dispose } = Object.getPrototypeOf(runner);
  return Object.assign(runner, {
    async init() {
      await init.call(runner);
      for (const { config } of runner.ctx.projects)
        Object.assign(config, { pool: WarmWorker.poolName, poolRunner: threads.pool });
      // Stryker reports; and which files are tests is asked of the disk once, not for every mutant.
      Object.assign(runner.ctx, { reporters: [] });
      const found = await runner.ctx.globTestSpecifications();
      runner.ctx.start = (/** @type {string[] | undefined} */ files) =>
        runner.ctx.runTestSpecifications(
          files ? found.filter(({ moduleId }) => files.some((file) => moduleId.endsWith(file))) : found,
        );
    },
    /** @param {MutantRunOptions} asked */
    async mutantRun(asked) {
      const result = await mutantRun.call(runner, asked);
      if (result.status !== 'killed') return result;
      const without = {
        ...asked,
        testFilter: result.killedBy,
        activeMutant: { ...asked.activeMutant, id: none },
      };
      if ((await mutantRun.call(runner, without)).status === 'survived') return result;
      await threads.end();
      const sure = await mutantRun.call(runner, asked);
      await threads.end();
      return sure;
    },
    async dispose() {
      await dispose.call(runner);
      await threads.end();
    },
  });
}
createRunner.inject = ['$injector'];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'warm-vitest', createRunner)];

/** One thread for each environment of tests, kept from run to run. */
class WarmThreads {
  /** @type {Map<string, Thread>} */
  #kept = new Map();

  pool = {
    name: WarmWorker.poolName,
    /** @param {PoolOptions} options */
    createPoolWorker: (options) => {
      const { name } = options.environment;
      const thread = this.#kept.get(name) ?? { worker: new ThreadsPoolWorker(options), started: false };
      this.#kept.set(name, thread);
      return new WarmWorker(thread);
    },
  };

  async end() {
    const threads = [...this.#kept.values()].filter(({ started }) => started);
    this.#kept.clear();
    await Promise.all(threads.map(({ worker }) => worker.stop()));
  }
}

/** Replaces vitest's new thread: only its start and end are reported. */
class WarmWorker {
  static poolName = 'warm';
  name = WarmWorker.poolName;
  /** @type {Thread} */
  #thread;
  /** @type {unknown} */
  #config;
  /** @type {[event: string, listener: Listener][]} */
  #listeners = [];

  /** @param {Thread} thread */
  constructor(thread) {
    this.#thread = thread;
  }

  async start() {
    if (!this.#thread.started) await this.#thread.worker.start();
  }

  async stop() {
    for (const [event, listener] of this.#listeners) this.#thread.worker.off(event, listener);
    this.#listeners = [];
  }

  /** @param {string} event @param {Listener} listener */
  on(event, listener) {
    this.#listeners.push([event, listener]);
    this.#thread.worker.on(event, listener);
  }

  /** @param {string} event @param {Listener} listener */
  off(event, listener) {
    this.#listeners = this.#listeners.filter((known) => known[0] !== event || known[1] !== listener);
    this.#thread.worker.off(event, listener);
  }

  /** @param {any} message vitest's own */
  send(message) {
    const { worker, started } = this.#thread;
    if (message?.type === 'stop') return this.#say('stopped');
    if (message?.type === 'start') {
      this.#config = message.context.config;
      this.#thread.started = true;
      if (started) return this.#say('started');
      return worker.send({ ...message, context: { ...message.context, pool: worker.name } });
    }
    // The thread has the configuration of its start; the names of the tests are those of the current run.
    if (message?.type === 'run')
      return worker.send({ ...message, context: { ...message.context, config: this.#config } });
    return worker.send(message);
  }

  /** @param {unknown} data */
  deserialize(data) {
    return data;
  }

  /** @param {string} type */
  #say(type) {
    const answer = { type, __vitest_worker_response__: true };
    setImmediate(() => {
      for (const [event, listener] of [...this.#listeners]) if (event === 'message') listener(answer);
    });
  }
}
