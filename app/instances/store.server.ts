/**
 * The connection to the Valkey or Redis that the instances of a site share. No request waits for it longer than its
 * deadline, and no request fails with it: while it is away, an instance continues alone.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';

/** Loaded with the first client: a site without a store starts without it. */
const load = createRequire(import.meta.url);

export type StoreClient = ReturnType<typeof newClient>;

/** A command's result while the store is away, late, or refuses. */
export const noStore = Symbol('the shared store is away');

export interface Store {
  /** @returns the command's answer, or `noStore` after the deadline */
  ask<T>(command: (client: StoreClient) => Promise<T>): Promise<T | typeof noStore>;
  /** Sends a message to every instance. @returns whether the store has it */
  tell(message: string): Promise<boolean>;
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
const deadline = 150;
const longestBeginning = 1000;
/** Milliseconds between two checks of the connection, and without an answer after which it counts as lost. */
const checkEvery = 1000;
const longestSilence = 3000;
/** Milliseconds to connect, and longest pause between two attempts. */
const connectTimeout = 1000;
const longestPause = 250;
/** Commands waiting for an answer; further ones fail at once. */
const mostWaiting = 2000;

function newClient(url: string, prefix: string) {
  const { createClient } = load('@redis/client') as typeof import('@redis/client');
  return createClient({
    url,
    // Messages and answers on one connection.
    RESP: 3,
    keyPrefix: prefix,
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostWaiting,
    socket: {
      connectTimeout,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, longestPause),
    },
  });
}

export function createStore({ url, prefix, onMessage, onConnection, log }: StoreOptions): Store {
  const channel = `${prefix}changes`;
  const inTime = timeout(deadline, TimeoutStrategy.Aggressive);
  let isAway = false;
  let silentSince: number | null = null;
  let client = connect();
  // An instance asks its first questions before it is connected.
  const begun = Promise.race([
    once(client, 'ready').catch(() => undefined),
    wait(longestBeginning, undefined, { ref: false }),
  ]);
  const checks = setInterval(() => void ask((store) => store.ping()), checkEvery).unref();

  function connect(): StoreClient {
    const made = newClient(url, prefix);
    let isSubscribed = false;
    made.on('error', note);
    made.on('ready', async () => {
      silentSince = null;
      note();
      try {
        // The client itself subscribes again after the first time.
        if (!isSubscribed) await made.subscribe(channel, onMessage);
        isSubscribed = true;
        onConnection();
      } catch (error) {
        note(error);
      }
    });
    made.connect().catch(note);
    return made;
  }

  /** The log reports once that the store is away, and once that it is back. */
  function note(error?: unknown): void {
    if (isAway !== client.isReady) return;
    isAway = !isAway;
    const fields = { variable: 'REDIS_URL', ...(isAway && error ? { err: error } : {}) };
    if (isAway) log.warn(fields, 'the shared store is away: this instance goes on alone');
    else log.info(fields, 'the shared store is back');
  }

  /** The system does not report every loss of a connection. */
  function connectAgainAfterSilence(): void {
    silentSince ??= performance.now();
    if (performance.now() - silentSince < longestSilence) return;
    const lost = client;
    client = connect();
    lost.destroy();
    silentSince = null;
    note(new Error('no answer'));
  }

  async function ask<T>(command: (client: StoreClient) => Promise<T>): Promise<T | typeof noStore> {
    await begun;
    if (!client.isReady) return noStore;
    try {
      const answer = await inTime.execute(() => command(client));
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
    tell: async (message) => (await ask((store) => store.publish(channel, message))) !== noStore,
    get isUp() {
      return client.isReady;
    },
    stop() {
      clearInterval(checks);
      if (client.isOpen) client.destroy();
    },
  };
}
