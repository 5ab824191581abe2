/** The school of this process, and whether it can be shown: the condition of readiness. */
import type { ContentClient } from '~/content/client.server';
import { ContentError } from '~/content/errors';
import { unnamedSchool } from '~/site/labels/commons';
import { findMenu } from '~/site/menus.server';
import { findSettings } from '~/site/settings.server';
import type { PageCache } from '../page-cache/page-cache';
import { type KeyOptions, type PageRequest, toPageRequest } from '../page-cache/page-key';
import { RenderTooSlow } from '../page-cache/within';

export interface SchoolStatusOptions {
  content: ContentClient;
  cache: Pick<PageCache, 'find' | 'obtain'>;
  keys: KeyOptions;
}

/** The school's name in its settings, or why the school cannot be shown; `late`: only for want of time. */
export type SchoolStatus = { name: string } | { missing: string; late?: boolean };

/**
 * The school is shown when its settings name it, its menu exists and its home page is rendered with status 200. Once
 * ready, it stays ready: kept pages are sent during an outage of the content service.
 */
export function createSchoolStatus(options: SchoolStatusOptions): () => Promise<SchoolStatus> {
  const { content, cache, keys } = options;
  const home = toPageRequest('/', keys);
  let ready: { name: string } | null = null;

  const nameOf = async () => (await findSettings(content)).siteName;

  async function findSchool(): Promise<SchoolStatus> {
    const [name] = await Promise.all([nameOf(), findMenu(content, 'navbarproto')]);
    if (name === unnamedSchool) return { missing: 'the settings name no school' };
    const status = home && (await pageOf(home)).response.status;
    return status === 200 ? { name } : { missing: `the home page is ${status}`, late: status === 504 };
  }

  const pageOf = async (pageRequest: PageRequest) =>
    (await cache.find(pageRequest)) ?? (await cache.obtain(pageRequest)).page;

  /** An editor may rename the school; the probe does not wait for the content service. */
  function renameLater(school: { name: string }): void {
    nameOf().then(
      (name) => Object.assign(school, { name }),
      () => undefined,
    );
  }

  return async () => {
    if (ready) {
      renameLater(ready);
      return ready;
    }
    const school = await findSchool().catch(whyMissing);
    if ('name' in school) ready = school;
    return school;
  };
}

function whyMissing(error: unknown): SchoolStatus {
  if (error instanceof RenderTooSlow) return { missing: 'the home page is late', late: true };
  const late = error instanceof ContentError && error.statusCode === 504;
  return { missing: 'its settings and menu cannot be read', late };
}
