/** Notifies components of a changed value in `localStorage`, in this tab or in another. */
interface StoredChanges {
  /** The signature required by `useSyncExternalStore`. @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** Called after a write: the browser's `storage` event only reaches other tabs. */
  notify: () => void;
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
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
