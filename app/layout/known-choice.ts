/** Course or campus preset by the current page, for the admissions buttons (specification §4). */
import { useMatches } from '@remix-run/react';
import type { KnownChoice } from '~/school/admissions/actions';

interface Page<Data> {
  params: Readonly<Record<string, string | undefined>>;
  data: Data;
}

/** In the `handle` of a route whose page knows a choice. */
export interface ChoiceHandle<Data> {
  knownChoice(page: Page<Data>): KnownChoice;
}

/** What the page's route says that it knows; a failed page presets nothing. */
export function knownChoice(page: (Page<unknown> & { handle: unknown }) | undefined): KnownChoice {
  if (!page?.data) return {};
  const handle = page.handle as Partial<ChoiceHandle<unknown>> | undefined;
  return handle?.knownChoice?.(page) ?? {};
}

export function useKnownChoice(): KnownChoice {
  return knownChoice(useMatches().at(-1));
}
