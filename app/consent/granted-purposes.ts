/** The granted purposes, for parts of the page that need consent. Empty on the server, and until the choice is read. */
import { useSyncExternalStore } from 'react';
import type { Purpose } from './purposes';

let grantedPurposes: readonly Purpose[] = [];
const listeners = new Set<() => void>();

export function setGrantedPurposes(purposes: readonly Purpose[]): void {
  grantedPurposes = purposes;
  for (const listener of listeners) listener();
}

export function useIsGranted(purpose: Purpose): boolean {
  return useSyncExternalStore(
    listen,
    () => grantedPurposes.includes(purpose),
    () => false,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
