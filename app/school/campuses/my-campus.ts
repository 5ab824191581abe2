/**
 * The campus a visitor has chosen, only on this device: no account, no cookie. Only this site receives it, and only
 * with a visitor's action: a link that was pressed, or the pop-in's question for its lists.
 */
import { useSyncExternalStore } from 'react';
import { storedChanges } from '~/browser/stored-changes';
import { slugPattern } from '../../../content-model/values/slug';

const storageKey = 'mon-campus';
const changes = storedChanges();

/** Its slug; null if it is unknown, as always on the server. */
export function useMyCampus(): string | null {
  return useSyncExternalStore(changes.subscribe, myCampus, () => null);
}

/** Remembers a campus, or with null forgets it. */
export function rememberMyCampus(slug: string | null): void {
  try {
    if (slug === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, slug);
  } catch {
    // Storage is full or blocked: the choice is in the address.
  }
  changes.notify();
}

/** Its slug, in browsers. */
export function myCampus(): string | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored !== null && slugPattern.test(stored) ? stored : null;
  } catch {
    return null;
  }
}
