/** The chrome's data, wherever a component needs it; undefined when even the root loader failed. */
import { useRouteLoaderData } from '@remix-run/react';
import type { RootData } from './root-data.server';

export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
