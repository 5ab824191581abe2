/** A failed chunk makes the page load anew, at most once in 60 s (specification §4, §9). */

/** Milliseconds between two reloads. */
const pause = 60_000;
const storageKey = 'reload-guard';

/**
 * @param last when the page last loaded anew for a missing chunk, in milliseconds; null: never
 * A time in the future comes from a clock that was set back: it says nothing.
 */
export function reloadedRecently(last: number | null, now: number): boolean {
  return last !== null && last <= now && now - last < pause;
}

export interface ReloadGuard {
  /** A reload happened less than 60 s ago: no second one, and links load documents meanwhile. */
  closed(now: number): boolean;
  /** Asks for the one reload; true at most once in 60 s. */
  take(now: number): boolean;
}

/** @param storage of this tab; where there is none nothing can be counted, so nothing is reloaded */
export function createReloadGuard(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ReloadGuard {
  const closed = (now: number) => {
    const stored = storage().getItem(storageKey);
    return reloadedRecently(stored === null ? null : Number(stored), now);
  };
  return {
    closed(now) {
      try {
        return closed(now);
      } catch {
        return false;
      }
    },
    take(now) {
      try {
        if (closed(now)) return false;
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
