/** Allows one reload for a failed chunk in 60 s (specification §4, §9). */

/** Milliseconds between two reloads. */
const pause = 60_000;
const storageKey = 'reload-guard';

/**
 * @param last when the page was last reloaded for a failed chunk, in milliseconds; null: never
 * A time in the future is ignored: the clock was set back.
 */
export function reloadedRecently(last: number | null, now: number): boolean {
  return last !== null && last <= now && now - last < pause;
}

export interface ReloadGuard {
  /** A reload happened less than 60 s ago: no second one, and links load documents. */
  isClosed(now: number): boolean;
  /** Requests the reload; true at most once in 60 s. */
  take(now: number): boolean;
}

/** @param storage of this tab; without one, reloads cannot be counted and are not allowed */
export function createReloadGuard(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ReloadGuard {
  const isClosed = (now: number) => {
    const stored = storage().getItem(storageKey);
    return reloadedRecently(stored === null ? null : Number(stored), now);
  };
  return {
    isClosed(now) {
      try {
        return isClosed(now);
      } catch {
        return false;
      }
    },
    take(now) {
      try {
        if (isClosed(now)) return false;
        storage().setItem(storageKey, String(now));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The guard of this tab. */
export const reloadGuard = createReloadGuard(() => sessionStorage);
