/** The chrome's data in browsers. */

import { useRouteLoaderData } from '@remix-run/react';
import type { ChromeContent } from './chrome-content.server';
import type { ChromeParts } from './chrome-parts';

/** The root loader's data: without the content of menus and footer, which are parts of the page. */
export interface RootData extends Omit<ChromeContent, 'settings' | 'menus' | 'campuses' | 'events'> {
  settings: Pick<ChromeContent['settings'], 'siteName' | 'phone'>;
  parts: ChromeParts;
  /** The bar of an editor's preview, as markup; visitors have none. */
  preview?: { name: string; html: string };
}

/** Undefined when the root loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
