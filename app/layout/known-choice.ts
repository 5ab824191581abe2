/** Course or campus preset by the current page, for the admissions buttons (specification §4). */
import { useMatches } from '@remix-run/react';
import type { KnownChoice } from '~/school/admissions/actions';

interface Match {
  id: string;
  params: Readonly<Record<string, string | undefined>>;
  data: unknown;
}

/** A programme page presets the course and the campus chosen there, a campus page the campus; a failed page presets nothing. */
export function knownChoice(page: Match | undefined): KnownChoice {
  if (!page?.data) return {};
  if (page.id === 'routes/programme') return { course: page.params['slug'], campus: campusOf(page.data) };
  if (page.id === 'routes/campus') return { campus: page.params['slug'] };
  return {};
}

function campusOf(data: unknown): string | undefined {
  return (data as { campus?: { slug: string } | null }).campus?.slug;
}

export function useKnownChoice(): KnownChoice {
  return knownChoice(useMatches().at(-1));
}
