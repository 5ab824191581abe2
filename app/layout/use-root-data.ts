/** The chrome's data; undefined when the root loader failed. */
import { useRouteLoaderData } from '@remix-run/react';
import type { RootData } from './root-data';

export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
