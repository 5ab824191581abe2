/** Tells components that something kept in `localStorage` has changed, in this tab or in another. */
export interface StoredChanges {
  /** As `useSyncExternalStore` asks. @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** Called after a write: the browser's `storage` event tells other tabs only. */
  tell: () => void;
}

export function storedChanges(): StoredChanges {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
