/** Which school this process shows, and whether it can: what makes it ready. */
import type { ContentClient } from '~/content/client.server';
import { unnamedSchool } from '~/site/labels/commons';
import { findMenu, findSettings } from '~/site/settings.server';
import type { PageCache } from '../page-cache/page-cache';
import { askedPage, type KeyOptions } from '../page-cache/page-key';

export interface ShownSchoolOptions {
  content: ContentClient;
  /** Whether an answer of the content service has reached this process, perhaps by way of another instance. */
  hasSeen: () => boolean;
  /** Whether there is something last good of each of these paths of the API. */
  hasCopies: (paths: readonly string[]) => Promise<boolean>;
  cache: Pick<PageCache, 'find' | 'obtain'>;
  keys: KeyOptions;
}

/** The school's name as its settings have it, or why the school cannot be shown. */
export type ShownSchool = { name: string } | { missing: string };

/**
 * The school is shown when its settings name it, its menu is there and its home page is rendered with status 200. Once
 * it was, it stays: what is kept is served however the content service fares.
 */
export function createShownSchool(options: ShownSchoolOptions): () => Promise<ShownSchool> {
  const { content, hasSeen, hasCopies, cache, keys } = options;
  const home = askedPage('/', keys);
  let shown: { name: string } | null = null;

  const nameOf = async () => (await findSettings(content)).siteName;

  async function look(): Promise<ShownSchool> {
    // What would fail for want of content is not tried.
    if (!hasSeen() && !(await hasCopies(essentialPaths(content.namespace))))
      return { missing: 'no answer of the content service yet, and no copy' };
    const [name] = await Promise.all([nameOf(), findMenu(content, 'navbarproto')]);
    if (name === unnamedSchool) return { missing: 'the settings name no school' };
    const status = home && (cache.find(home) ?? (await cache.obtain(home)).page).parts.status;
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
function essentialPaths(namespace: string): string[] {
  return ['/users/me', '/menu-enrichis', '/campuses', `/${namespace}-articles/accueil`];
}
