/** A client of Valkey or Redis that notices a silent server, and reconnects soon. */
import { createRequire } from 'node:module';

/** Loaded with the first client: a site without a store starts without it. */
const load = createRequire(import.meta.url);

export type StoreClient = ReturnType<typeof newStoreClient>;

export interface StoreClientOptions {
  url: string;
  /** Prefix of every key. */
  prefix: string;
  /** Whether it waits for answers, `longestBlock` milliseconds at most. */
  blocks: boolean;
}

/** Milliseconds a command may block. */
export const longestBlock = 1500;
/** Milliseconds without a byte in either direction after which a connection is closed. */
const longestSilence = 3000;
/** Milliseconds between two checks of the server, on connections without blocking commands. */
const pingEvery = 1000;
/** Milliseconds to connect, and longest pause between two attempts: missed changes are read within two seconds. */
const connectTimeout = 1000;
const longestPause = 250;
/** Commands waiting for an answer; further ones fail at once. */
const mostWaiting = 2000;

export function newStoreClient({ url, prefix, blocks }: StoreClientOptions) {
  const { createClient } = load('@redis/client') as typeof import('@redis/client');
  return createClient({
    url,
    keyPrefix: prefix,
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostWaiting,
    ...(blocks ? {} : { pingInterval: pingEvery }),
    socket: {
      connectTimeout,
      socketTimeout: longestSilence,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, longestPause),
    },
  });
}
