/** Course or campus preset by the current page, for the admissions buttons (specification §4). */
import { useMatches } from '@remix-run/react';
import type { KnownChoice } from '~/school/admissions/actions';

interface Match {
  id: string;
  params: Readonly<Record<string, string | undefined>>;
  data: unknown;
}

/** A programme page presets the course, a campus page the campus; a failed page presets nothing. */
export function knownChoice(page: Match | undefined): KnownChoice {
  if (!page?.data) return {};
  if (page.id === 'routes/programme') return { course: page.params['slug'] };
  if (page.id === 'routes/campus') return { campus: page.params['slug'] };
  return {};
}

export function useKnownChoice(): KnownChoice {
  return knownChoice(useMatches().at(-1));
}
