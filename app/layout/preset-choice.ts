/** Course or campus preset by the current page, for the admissions buttons (specification §4). */
import { useMatches } from '@remix-run/react';
import type { PresetChoice } from '~/school/admissions/actions';

interface RouteMatch<Data> {
  params: Readonly<Record<string, string | undefined>>;
  data: Data;
}

/** In the `handle` of a route whose page knows a choice. */
export interface ChoiceHandle<Data> {
  presetChoice(route: RouteMatch<Data>): PresetChoice;
}

/** The choice that a page's route knows; a failed page presets nothing. */
export function choiceOfRoute(route: (RouteMatch<unknown> & { handle: unknown }) | undefined): PresetChoice {
  if (!route?.data) return {};
  const handle = route.handle as Partial<ChoiceHandle<unknown>> | undefined;
  return handle?.presetChoice?.(route) ?? {};
}

export function usePresetChoice(): PresetChoice {
  return choiceOfRoute(useMatches().at(-1));
}
