/** The chrome's data; undefined when the root loader failed. */
import { useRouteLoaderData } from '@remix-run/react';
import type { SentRootData } from './left-alone';

export function useRootData(): SentRootData | undefined {
  return useRouteLoaderData('root') as SentRootData | undefined;
}
