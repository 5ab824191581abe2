/** Pending renders: at most one per page, with the content changes that arrived meanwhile. */
import type { ContentChange } from '~/content/questions/content-use.server';

/** The page was not rendered in time; the render continues for later requests. */
export class RenderTooSlow extends Error {
  override name = 'RenderTooSlow';
}

export interface PendingRender<T> {
  rendered: Promise<T>;
  /** Content changes since the render started: its result may not reflect them. */
  changes: ContentChange[];
}

export interface PendingRenders<T> {
  /** Starts the render of a page, or joins the pending one. @throws {RenderTooSlow} from `rendered` */
  join(key: string, start: (changes: readonly ContentChange[]) => Promise<T>): PendingRender<T>;
  get(key: string): PendingRender<T> | undefined;
  has(key: string): boolean;
  /** Adds a content change to every pending render. */
  addChange(change: ContentChange): void;
  readonly size: number;
}

/** Multiple of the deadline after which a render that never ends is abandoned, so that its page can be retried. */
const abandonAfter = 8;

/** @param deadline milliseconds a visitor waits for a render that begins now */
export function createPendingRenders<T>(deadline: () => number): PendingRenders<T> {
  const pending = new Map<string, PendingRender<T>>();
  return {
    join(key, start) {
      const running = pending.get(key);
      if (running) return running;
      const changes: ContentChange[] = [];
      const longest = deadline();
      const work = start(changes);
      const pendingRender = { rendered: withDeadline(work, longest), changes };
      pending.set(key, pendingRender);
      const remove = () => {
        clearTimeout(abandon);
        if (pending.get(key) === pendingRender) pending.delete(key);
      };
      const abandon = setTimeout(remove, abandonAfter * longest).unref();
      work.then(remove, remove);
      return pendingRender;
    },
    get: (key) => pending.get(key),
    has: (key) => pending.has(key),
    addChange(change) {
      for (const { changes } of pending.values()) changes.push(change);
    },
    get size() {
      return pending.size;
    },
  };
}

/** A separate timer: `cockatiel` makes an event and its error for each render, 4 % of a page's cost (057). */
function withDeadline<T>(work: Promise<T>, deadline: number): Promise<T> {
  const first = new Promise<T>((resolve, reject) => {
    const late = setTimeout(() => reject(new RenderTooSlow()), deadline);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
  first.catch(() => undefined);
  return first;
}
