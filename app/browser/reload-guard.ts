/** Allows one reload in 60 s (specification §4, §9), so that a lasting failure makes no loop. */

/** Milliseconds between two reloads. */
const reloadPause = 60_000;
const storageKey = 'reload-guard';

interface ReloadGuard {
  /** Whether a reload happened less than 60 s ago: then there is no second one, and links load documents. */
  isClosed(now: number): boolean;
  /** Whether a reload is allowed now: at most once in 60 s. */
  take(now: number): boolean;
}

/** @param storage of this tab; without one, reloads cannot be counted and are not allowed */
export function createReloadGuard(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ReloadGuard {
  const isClosed = (now: number) => {
    const last = Number(storage().getItem(storageKey) ?? Number.NaN);
    // A time in the future is ignored: the clock was set back.
    return last <= now && now - last < reloadPause;
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
