/** What content a piece of work used: so that a page knows what it was made from, and how good that was. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** One answer of the content service, as far as telling whether a change touches it needs. */
export interface UsedContent {
  /** Path of the call, `/events` or `/events/portes-ouvertes-lyon`. */
  path: string;
  /** Slugs and document ids anywhere in the answer, relations included. */
  names: ReadonlySet<string>;
}

export interface ContentUse {
  /** Whether the work rather waits for fresh content than takes what is there: nobody is waiting for it. */
  readonly patient: boolean;
  readonly used: Set<UsedContent>;
  /** Some of the content was older than it should be. */
  stale: boolean;
  /** Milliseconds until asking again for any of that may help; 0 when it may at once. */
  askAgainIn: number;
  /** Some of the content could not be had: the work may lack a part. */
  failed: boolean;
}

/** An entry that has changed. */
export interface ContentChange {
  /** First segment of the collection's path, `events`. */
  collection: string;
  /** What the entry is called: its slug, its document id. Empty for an entry without a name. */
  names: readonly string[];
  /** It is no longer there for visitors. */
  removed?: true;
}

const storage = new AsyncLocalStorage<ContentUse>();
let recordings = 0;

/** Does `work` and notes what content it used. */
export async function recordContentUse<T>(
  patient: boolean,
  work: () => Promise<T>,
): Promise<{ result: T; use: ContentUse }> {
  const use: ContentUse = { patient, used: new Set(), stale: false, askAgainIn: 0, failed: false };
  recordings += 1;
  try {
    return { result: await storage.run(use, work), use };
  } finally {
    recordings -= 1;
    // While it is enabled, Node 20 runs hooks at every callback of the process, pages that are kept included.
    if (recordings === 0) storage.disable();
  }
}

/** The record of the work under way; undefined when nobody asked for one. */
export function presentUse(): ContentUse | undefined {
  return storage.getStore();
}

/** Notes an answer that was older than it should be. @param askAgainIn milliseconds until it is worth asking for */
export function noteStale(use: ContentUse, askAgainIn: number): void {
  use.askAgainIn = use.stale ? Math.min(use.askAgainIn, askAgainIn) : askAgainIn;
  use.stale = true;
}

/** Slugs and document ids anywhere in an answer. */
export function namesIn(value: unknown): Set<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return;
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

/** Whether a change shows in an answer: a list may have gained the entry, any answer may mention it. */
export function touches({ path, names }: UsedContent, change: ContentChange): boolean {
  const [, collection, entry] = path.split('/');
  if (collection === change.collection && (entry === undefined || change.names.length === 0)) return true;
  return change.names.some((name) => names.has(name) || (collection === change.collection && entry === name));
}
