/** The school of this process, and whether it can be shown: the condition of readiness. */
import type { ContentClient } from '~/content/client.server';
import type { ContentPath } from '~/content/questions/collections';
import { unnamedSchool } from '~/site/labels/commons';
import { findMenu, findSettings } from '~/site/settings.server';
import type { PageCache } from '../page-cache/page-cache';
import { askedPage, type KeyOptions } from '../page-cache/page-key';

export interface ShownSchoolOptions {
  content: ContentClient;
  /** Whether an answer of the content service has reached this process, perhaps through another instance. */
  hasSeen: () => boolean;
  /** Whether there is a last good answer for each of these paths of the API. */
  hasCopies: (paths: readonly string[]) => Promise<boolean>;
  cache: Pick<PageCache, 'find' | 'obtain'>;
  keys: KeyOptions;
}

/** The school's name as its settings have it, or why the school cannot be shown. */
export type ShownSchool = { name: string } | { missing: string };

/**
 * The school is shown when its settings name it, its menu exists and its home page is rendered with status 200. Once
 * ready, it stays ready: kept pages are sent during an outage of the content service.
 */
export function createShownSchool(options: ShownSchoolOptions): () => Promise<ShownSchool> {
  const { content, hasSeen, hasCopies, cache, keys } = options;
  const home = askedPage('/', keys);
  let shown: { name: string } | null = null;

  const nameOf = async () => (await findSettings(content)).siteName;

  async function look(): Promise<ShownSchool> {
    // Requests that would fail without content are not tried.
    if (!hasSeen() && !(await hasCopies(essentialPaths(content.namespace))))
      return { missing: 'no answer of the content service yet, and no copy' };
    const [name] = await Promise.all([nameOf(), findMenu(content, 'navbarproto')]);
    if (name === unnamedSchool) return { missing: 'the settings name no school' };
    const status = home && (cache.find(home) ?? (await cache.obtain(home)).page).response.status;
    return status === 200 ? { name } : { missing: `the home page is ${status}` };
  }

  return async () => {
    if (shown) {
      const known = shown;
      // An editor may rename it. No balancer waits for the content service.
      nameOf().then(
        (name) => Object.assign(known, { name }),
        () => undefined,
      );
      return shown;
    }
    const found = await look().catch(
      (): ShownSchool => ({ missing: 'its settings and menu cannot be read' }),
    );
    if ('name' in found) shown = found;
    return found;
  };
}

/** Content of the home page and of the chrome: without a copy of each, no page can be served. */
function essentialPaths(namespace: string): ContentPath[] {
  return ['/users/me', '/menu-enrichis', '/campuses', `/${namespace}-articles/accueil`];
}
