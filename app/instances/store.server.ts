/**
 * The connection to the Valkey or Redis that the instances of a site share. No request waits for it longer than its
 * deadline, and no request fails with it: while it is away, an instance continues alone.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';

/** Loads the package with the first client: a site without a store starts without it. */
const requirePackage = createRequire(import.meta.url);

export type StoreClient = ReturnType<typeof newClient>;

/** A command's result while the store is away, late, or refuses. */
export const noStore = Symbol('the shared store is away');

export interface Store {
  /** @returns the command's answer, or `noStore` after the deadline */
  ask<T>(command: (client: StoreClient) => Promise<T>): Promise<T | typeof noStore>;
  /** Sends a message to every instance. @returns whether the store has it */
  publish(message: string): Promise<boolean>;
  readonly isUp: boolean;
  stop(): void;
}

export interface StoreOptions {
  /** `redis://` or `rediss://` */
  url: string;
  /** Prefix of every key. */
  prefix: string;
  /** Called for each message, of this instance too. */
  onMessage(message: string): void;
  /** Called for each new connection: messages of the time before may be missing. */
  onConnection(): void;
  log: {
    warn(fields: Record<string, unknown>, message: string): void;
    info(fields: Record<string, unknown>, message: string): void;
  };
}

/** Milliseconds for one command, and for the first connection. */
const commandTimeout = 150;
const startTimeout = 1000;
/** Milliseconds between two checks of the connection, and without an answer after which it counts as lost. */
const checkInterval = 1000;
const silenceTimeout = 3000;
/** Milliseconds to connect, and longest pause between two attempts. */
const connectTimeout = 1000;
const longestPause = 250;
/** Commands that wait for an answer; further ones fail at once. */
const maxWaiting = 2000;

function newClient(url: string, prefix: string) {
  const { createClient } = requirePackage('@redis/client') as typeof import('@redis/client');
  return createClient({
    url,
    // Messages and answers on one connection.
    RESP: 3,
    keyPrefix: prefix,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxWaiting,
    socket: {
      connectTimeout,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, longestPause),
    },
  });
}

export function createStore({ url, prefix, onMessage, onConnection, log }: StoreOptions): Store {
  const channel = `${prefix}changes`;
  const deadline = timeout(commandTimeout, TimeoutStrategy.Aggressive);
  let isAway = false;
  let silentSince: number | null = null;
  let client = connect();
  // An instance asks its first questions before it is connected.
  const firstConnection = Promise.race([
    once(client, 'ready').catch(() => undefined),
    wait(startTimeout, undefined, { ref: false }),
  ]);
  const checks = setInterval(() => void ask((client) => client.ping()), checkInterval).unref();

  function connect(): StoreClient {
    const newConnection = newClient(url, prefix);
    let isSubscribed = false;
    newConnection.on('error', logChange);
    newConnection.on('ready', async () => {
      silentSince = null;
      logChange();
      try {
        // The client itself subscribes again after the first time.
        if (!isSubscribed) await newConnection.subscribe(channel, onMessage);
        isSubscribed = true;
        onConnection();
      } catch (error) {
        logChange(error);
      }
    });
    newConnection.connect().catch(logChange);
    return newConnection;
  }

  /** Logs once that the store is away, and once that it is back. */
  function logChange(error?: unknown): void {
    if (isAway !== client.isReady) return;
    isAway = !isAway;
    const fields = { variable: 'REDIS_URL', ...(isAway && error ? { err: error } : {}) };
    if (isAway) log.warn(fields, 'the shared store is away: this instance goes on alone');
    else log.info(fields, 'the shared store is back');
  }

  /** The system does not report every loss of a connection: after some silence, another one is made. */
  function connectAgainAfterSilence(): void {
    silentSince ??= performance.now();
    if (performance.now() - silentSince < silenceTimeout) return;
    const lost = client;
    client = connect();
    lost.destroy();
    silentSince = null;
    logChange(new Error('no answer'));
  }

  async function ask<T>(command: (client: StoreClient) => Promise<T>): Promise<T | typeof noStore> {
    await firstConnection;
    if (!client.isReady) return noStore;
    try {
      const answer = await deadline.execute(() => command(client));
      silentSince = null;
      return answer;
    } catch (error) {
      if (error instanceof TaskCancelledError) connectAgainAfterSilence();
      else log.warn({ variable: 'REDIS_URL', err: error }, 'the shared store refuses a command');
      return noStore;
    }
  }

  return {
    ask,
    publish: async (message) => (await ask((client) => client.publish(channel, message))) !== noStore,
    get isUp() {
      return client.isReady;
    },
    stop() {
      clearInterval(checks);
      if (client.isOpen) client.destroy();
    },
  };
}
