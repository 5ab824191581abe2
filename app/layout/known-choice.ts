/** Course or campus preset by the current page, for the admissions buttons (specification §4). */
import { useMatches } from '@remix-run/react';
import type { AdmissionsAction, KnownChoice } from '~/school/admissions/actions';

interface Match {
  id: string;
  params: Readonly<Record<string, string | undefined>>;
  data: unknown;
}

interface ProgrammeData {
  campus?: { slug: string } | null;
  except?: readonly AdmissionsAction[];
}

/** A programme page presets the course and the campus chosen there, a campus page the campus; a failed page presets nothing. */
export function knownChoice(page: Match | undefined): KnownChoice {
  if (!page?.data) return {};
  if (page.id === 'routes/programme') {
    const { campus, except } = page.data as ProgrammeData;
    return { course: page.params['slug'], campus: campus?.slug, except };
  }
  if (page.id === 'routes/campus') return { campus: page.params['slug'] };
  return {};
}

export function useKnownChoice(): KnownChoice {
  return knownChoice(useMatches().at(-1));
}
