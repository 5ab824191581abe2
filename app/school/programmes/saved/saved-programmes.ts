/** 'Mes formations' as components see them: one list for every tab of the browser. */
import { useSyncExternalStore } from 'react';
import { pathTo } from '~/addresses/path-to';
import type { NamedEntry } from '~/base/named-entry';
import { storedChanges } from '~/browser/stored-changes';
import { sendToWorker } from '~/offline/send-to-worker';
import { isFull, readSaved, type SavedProgramme, withoutProgramme, withProgramme } from './saved-list';

const storageKey = 'saved-programmes';
const none: readonly SavedProgramme[] = [];

let text: string | null = null;
let list: readonly SavedProgramme[] = none;
const changes = storedChanges();

/** null until the browser's own list can be read: the server has none. */
export function useSavedProgrammes(): readonly SavedProgramme[] | null {
  return useSyncExternalStore<readonly SavedProgramme[] | null>(changes.subscribe, current, () => null);
}

/**
 * Saves a programme, and has its page kept for reading offline. Where nothing can be stored, the list lasts as long as
 * the page.
 *
 * @param pictures of its page, if it is shown
 * @returns whether it is stored
 */
export function saveProgramme({ slug, title }: NamedEntry, pictures: string[] = []): boolean {
  if (isListed(slug)) return true;
  if (isFull(current())) return false;
  const savedAt = new Date().toISOString();
  const stored = store(withProgramme(current(), { slug, title, savedAt }));
  if (stored) sendToWorker({ type: 'save', address: addressOf(slug), pictures });
  return stored;
}

export function removeProgramme(slug: string): void {
  store(withoutProgramme(current(), slug));
  sendToWorker({ type: 'forget', address: addressOf(slug) });
}

/** Saves a programme, or removes one of the list: also a second press before the first is shown. */
export function toggleProgramme(programme: NamedEntry): void {
  if (isListed(programme.slug)) removeProgramme(programme.slug);
  else saveProgramme(programme);
}

const isListed = (slug: string) => current().some((saved) => saved.slug === slug);

const addressOf = (slug: string) => new URL(pathTo('formations/:slug', slug), location.origin).href;

/** The same array until something changes, as React requires. */
function current(): readonly SavedProgramme[] {
  const stored = read();
  if (stored !== text) {
    text = stored;
    list = readSaved(stored);
  }
  return list;
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(saved: readonly SavedProgramme[]): boolean {
  list = saved;
  let isStored = true;
  try {
    localStorage.setItem(storageKey, JSON.stringify(saved));
  } catch {
    // Storage is full or blocked.
    isStored = false;
  }
  changes.notify();
  return isStored;
}
