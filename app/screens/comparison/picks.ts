/** Programmes ticked for comparison, kept during client navigations between lists and sheets. */
import { type NamedEntry, namedEntry } from '~/base/named-entry';
import { useEnhancement } from '~/ui/enhancement';

/** Written in the browser only: on the server it stays empty. */
let lastRead: readonly NamedEntry[] = [];

export function rememberedPicks(): readonly NamedEntry[] {
  return lastRead;
}

export function rememberPicks(picks: readonly NamedEntry[]): void {
  lastRead = picks;
}

/** The compared programmes are ticked in the lists. */
export function useRememberedPicks(compared: readonly NamedEntry[]): void {
  useEnhancement(() => rememberPicks(compared.map(namedEntry)), [compared]);
}
