/**
 * The connection to the Valkey or Redis that the instances of a site share. No request waits for it longer than its
 * deadline, and no request fails with it: while it is away, an instance continues alone.
 */
import { once } from 'node:events';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';
import { TooLate, within } from './deadline';
import { newStoreClient, type StoreClient } from './store-client.server';

/** A command's result while the store is away, slow, full, or refuses. */
export const noStore = Symbol('the shared store is away');

export interface StoreLink {
  /** @returns the command's answer, or `noStore` after the deadline */
  ask<T>(command: (store: StoreClient) => Promise<T>): Promise<T | typeof noStore>;
  /** Whether the store is asked at all. */
  isReady(): Promise<boolean>;
  /** A separate connection, for commands that block; it connects by itself, and again after each loss. */
  another(): StoreClient;
  /** Whether the store is asked, and the results of the commands. */
  readonly tally: {
    readonly up: boolean;
    readonly commands: Readonly<Record<'answered' | 'late' | 'failed' | 'unasked', number>>;
  };
  stop(): void;
}

export interface StoreLinkOptions {
  /** `redis://` or `rediss://` */
  url: string;
  /** Prefix of every key. */
  prefix: string;
  log: {
    warn(fields: Record<string, unknown>, message: string): void;
    info(fields: Record<string, unknown>, message: string): void;
  };
}

/** Milliseconds for one command. */
const deadline = 150;
/** Milliseconds an instance waits for its first connection. */
const longestBeginning = 1000;
/** After this many failures in a row the store is not used for `pause` milliseconds. */
const mostFailures = 3;
const pause = 1000;
/** Milliseconds without an answer after which a connection counts as lost, even if the system does not report it. */
const longestSilence = 3000;

export function createStoreLink({ url, prefix, log }: StoreLinkOptions): StoreLink {
  const others: StoreClient[] = [];
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: pause,
    breaker: new ConsecutiveBreaker(mostFailures),
  });
  const counts = { answered: 0, late: 0, failed: 0, unasked: 0 };
  let wasAway = false;
  /** The store's last answer, or its absence: the breaker does not keep it. */
  let failure: unknown;
  let silentSince: number | null = null;
  let client = connect();

  function connect(): StoreClient {
    const made = newStoreClient({ url, prefix, blocks: false });
    made.on('error', note);
    made.on('ready', () => {
      silentSince = null;
      note();
    });
    made.connect().catch(note);
    return made;
  }

  /** Whether the store is asked. The log reports each change of that. */
  function isThere(): boolean {
    return client.isReady && breaker.state === CircuitState.Closed;
  }

  function note(error?: unknown): void {
    if (wasAway !== isThere()) return;
    wasAway = !wasAway;
    const fields = { variable: 'REDIS_URL' };
    if (wasAway)
      log.warn(
        { ...fields, ...(error ? { err: error } : {}) },
        'the shared store is away: this instance goes on alone',
      );
    else log.info(fields, 'the shared store is back');
  }

  function connectAgainAfterSilence(): void {
    silentSince ??= performance.now();
    if (!client.isReady || performance.now() - silentSince < longestSilence) return;
    const lost = client;
    client = connect();
    lost.destroy();
  }

  function remember(error: unknown): never {
    failure = error;
    throw error;
  }

  breaker.onStateChange(() => note(failure));
  // An instance asks its first questions before it is connected.
  const begun = within(longestBeginning, once(client, 'ready')).catch(() => undefined);

  return {
    async ask(command) {
      await begun;
      if (!client.isReady) {
        counts.unasked += 1;
        return noStore;
      }
      try {
        const answer = await breaker.execute(() => within(deadline, command(client)).catch(remember));
        silentSince = null;
        counts.answered += 1;
        return answer;
      } catch (error) {
        if (isBrokenCircuitError(error)) counts.unasked += 1;
        else {
          counts[error instanceof TooLate ? 'late' : 'failed'] += 1;
          connectAgainAfterSilence();
        }
        return noStore;
      }
    },
    async isReady() {
      await begun;
      return isThere();
    },
    another() {
      const other = newStoreClient({ url, prefix, blocks: true });
      // The first connection logs it.
      other.on('error', () => undefined);
      other.connect().catch(() => undefined);
      others.push(other);
      return other;
    },
    get tally() {
      return { up: isThere(), commands: { ...counts } };
    },
    stop() {
      for (const each of [client, ...others]) if (each.isOpen) each.destroy();
    },
  };
}
