/** What browsers know of the chrome. */
import type { ChromeContent } from './chrome-content.server';
import type { ChromeParts } from './chrome-parts';

/** The root loader's data: the content without what only menus and footer show, and those as parts of the page. */
export interface RootData extends Omit<ChromeContent, 'settings' | 'menus' | 'campuses' | 'events'> {
  settings: Pick<ChromeContent['settings'], 'siteName' | 'phone'>;
  parts: ChromeParts;
  /** The bar of an editor's preview, as markup; visitors have none. */
  preview?: { name: string; html: string };
}
