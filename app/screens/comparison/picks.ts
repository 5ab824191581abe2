/** Programmes ticked for comparison, kept during client navigations between lists and sheets. */
import { useEnhancement } from '~/ui/enhancement';

export interface Pick {
  slug: string;
  title: string;
}

/** Written in the browser only: on the server it stays empty. */
let lastRead: readonly Pick[] = [];

export function rememberedPicks(): readonly Pick[] {
  return lastRead;
}

export function rememberPicks(picks: readonly Pick[]): void {
  lastRead = picks;
}

/** The compared programmes are ticked in the lists. */
export function useRememberedPicks(compared: readonly Pick[]): void {
  useEnhancement(() => rememberPicks(compared.map(({ slug, title }) => ({ slug, title }))), [compared]);
}
