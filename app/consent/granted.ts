/** What the visitor agreed to, for parts of the page that wait for it. Nothing on the server and before it is known. */
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
