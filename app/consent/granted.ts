/** The granted purposes, for parts of the page that need consent. Empty on the server and until it is known. */
import { useSyncExternalStore } from 'react';
import type { Purpose } from './purposes';

let granted: readonly Purpose[] = [];
const listeners = new Set<() => void>();

export function setGranted(purposes: readonly Purpose[]): void {
  granted = purposes;
  for (const listener of listeners) listener();
}

export function useGranted(purpose: Purpose): boolean {
  return useSyncExternalStore(
    listen,
    () => granted.includes(purpose),
    () => false,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
