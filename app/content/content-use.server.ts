/** Records which content a render used, and whether it was fresh and complete: that decides how long a page is kept. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Collection } from './collections';

/** What is needed of an answer to decide whether a change affects it. */
export interface UsedContent {
  /** Path of the call, `/events` or `/events/portes-ouvertes-lyon`. */
  path: string;
  /** Collections whose entries were asked for as relations; null or absent: nobody knows, it may hold any entry. */
  relations?: readonly Collection[] | null;
}

export interface ContentUse {
  /** Whether the work waits for fresh content instead of taking stale content: for background work. */
  readonly waitForFresh: boolean;
  readonly used: Set<UsedContent>;
  /** Some of the content was stale. */
  stale: boolean;
  /** Milliseconds until a refresh of any stale content may start; 0: at once. */
  askAgainIn: number;
  /** Some of the content could not be loaded: the result may lack a part. */
  failed: boolean;
}

const storage = new AsyncLocalStorage<ContentUse>();
let recordings = 0;

/** Runs `work` and records the content it used. */
export async function recordContentUse<T>(
  waitForFresh: boolean,
  work: () => Promise<T>,
): Promise<{ result: T; use: ContentUse }> {
  const use: ContentUse = { waitForFresh, used: new Set(), stale: false, askAgainIn: 0, failed: false };
  recordings += 1;
  try {
    return { result: await storage.run(use, work), use };
  } finally {
    recordings -= 1;
    // While it is enabled, Node 20 runs hooks at every callback of the process, requests for cached pages included.
    if (recordings === 0) storage.disable();
  }
}

/** The record of the current work; undefined outside `recordContentUse`. */
export function currentUse(): ContentUse | undefined {
  return storage.getStore();
}

/**
 * A function whose callers within one recording share its result, by argument: several parts of one page need the
 * same settings. Outside a recording it runs each time.
 */
export function sharedInRecording<A extends object, T>(load: (argument: A) => Promise<T>): typeof load {
  const resultsByUse = new WeakMap<ContentUse, Map<A, Promise<T>>>();
  return (argument) => {
    const use = currentUse();
    if (!use) return load(argument);
    const results = resultsByUse.get(use) ?? new Map<A, Promise<T>>();
    resultsByUse.set(use, results);
    const result = results.get(argument) ?? load(argument);
    results.set(argument, result);
    return result;
  };
}

/** Runs `work` without recording what it uses: the result may be older than the rest of the page. */
export function withoutRecording<T>(work: () => T): T {
  return storage.exit(work);
}

/** Records a stale answer. @param askAgainIn milliseconds until its next refresh may start */
export function noteStale(use: ContentUse, askAgainIn: number): void {
  use.askAgainIn = use.stale ? Math.min(use.askAgainIn, askAgainIn) : askAgainIn;
  use.stale = true;
}
