/** Records which content a render used, so that a page knows its sources and whether they were fresh. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Collection } from './collections';

/** What is needed of an answer to decide whether a change affects it. */
export interface UsedContent {
  /** Path of the call, `/events` or `/events/portes-ouvertes-lyon`. */
  path: string;
  /** Slugs and document ids anywhere in the answer, relations included. */
  names: ReadonlySet<string>;
  /** Collections whose entries were asked for as relations; null or absent: nobody knows, it may hold any entry. */
  relations?: readonly Collection[] | null;
  /** Slugs of entries that it was asked about, such as the campus of a list of events. */
  subjects?: readonly string[] | undefined;
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

/** An entry that has changed. */
export interface ContentChange {
  /** First segment of the collection's path, `events`. */
  collection: string;
  /** That collection, where the site knows it. */
  of?: Collection;
  /** The entry's slug and document id. Empty: any entry of the collection may have changed. */
  names: readonly string[];
  /** Slugs and document ids of entries it refers to: their answers may list it. */
  related?: readonly string[];
  /** Paths of collections of which every answer may have changed with it, `crm-links`. */
  whole?: readonly string[];
  /** It was deleted or unpublished. */
  removed?: true;
  /** An editor wants to see it: the next request for an affected page waits for the refresh. */
  urgent?: true;
}

/** A change of which nothing is known but that there was one: it affects everything. */
export const unknownChange: ContentChange = { collection: '*', names: [] };

/** The same, for an editor who waits, or where changes may have been missed. */
export const everythingChanged: ContentChange = { ...unknownChange, urgent: true };

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
export function presentUse(): ContentUse | undefined {
  return storage.getStore();
}

/**
 * A function whose callers within one recording share its result, by argument: several parts of one page need the
 * same settings. Outside a recording it runs each time.
 */
export function sharedInUse<A extends object, T>(load: (argument: A) => Promise<T>): typeof load {
  const results = new WeakMap<ContentUse, Map<A, Promise<T>>>();
  return (argument) => {
    const use = presentUse();
    if (!use) return load(argument);
    const known = results.get(use) ?? new Map<A, Promise<T>>();
    results.set(use, known);
    const result = known.get(argument) ?? load(argument);
    known.set(argument, result);
    return result;
  };
}

/** Runs `work` without recording what it uses: the result may be older than the rest of the page. */
export function besideTheUse<T>(work: () => T): T {
  return storage.exit(work);
}

/** Records a stale answer. @param askAgainIn milliseconds until its next refresh may start */
export function noteStale(use: ContentUse, askAgainIn: number): void {
  use.askAgainIn = use.stale ? Math.min(use.askAgainIn, askAgainIn) : askAgainIn;
  use.stale = true;
}

/** Names of an entry itself; of a page, its section's too. */
export function ownNames(entry: Readonly<Record<string, unknown>> | null | undefined): string[] {
  const own = [entry?.['slug'], entry?.['documentId'], entry?.['rubrique']];
  return own.filter((value): value is string => typeof value === 'string' && value !== '');
}

/** Slugs and document ids anywhere in an answer. */
export function namesIn(value: unknown): Set<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return;
    // A list has no names of its own, and every answer is read: its entries alone cost two thirds of its pairs.
    if (Array.isArray(part)) {
      for (const item of part) visit(item);
      return;
    }
    for (const [key, inner] of Object.entries(part)) {
      if (typeof inner === 'string' && (key === 'slug' || key === 'documentId')) names.add(inner);
      else visit(inner);
    }
  };
  visit(value);
  return names;
}

/** Whether a change affects an answer: a list may have gained the entry, any answer may refer to it. */
export function touches({ path, names, relations, subjects }: UsedContent, change: ContentChange): boolean {
  if (change.collection === unknownChange.collection) return true;
  const [, collection = '', entry] = path.split('/');
  if (collection === change.collection && (entry === undefined || change.names.length === 0)) return true;
  const mayListIt = !relations || !change.of || relations.includes(change.of);
  const meansIt = change.whole?.includes(collection) || change.related?.some((name) => names.has(name));
  if (mayListIt && meansIt) return true;
  const isOf = (name: string) => names.has(name) || subjects?.includes(name);
  return change.names.some((name) => isOf(name) || (collection === change.collection && entry === name));
}
