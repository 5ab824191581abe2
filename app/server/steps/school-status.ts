/** The school of this process, whether it can be shown (the condition of readiness), and the first page of a start. */
import type { ContentClient } from '~/content/client.server';
import { ContentError } from '~/content/errors';
import { unnamedSchool } from '~/site/labels/commons';
import { findMenu } from '~/site/menus.server';
import { findSettings } from '~/site/settings.server';
import { type Lifecycle, realTime, type Timing } from '../connections/lifecycle';
import type { Step } from '../http/exchange';
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

/** Milliseconds a visitor waits for a start at most. */
export const longestStart = 20_000;
/** Milliseconds between two attempts, while the page is late. */
const attemptInterval = 100;

/**
 * Renders the first page of a start, and resolves when it is there, or cannot be rendered for another reason than time.
 * It loads code that later pages find loaded, which takes seconds on a busy machine: visitors who come meanwhile wait,
 * instead of being refused.
 *
 * @param school renders it
 */
export async function renderFirstPage(
  school: () => Promise<SchoolStatus>,
  time: Timing = realTime,
): Promise<void> {
  let isOver = false;
  async function render(): Promise<void> {
    for (;;) {
      const shownSchool = await school();
      if (isOver || 'name' in shownSchool || !shownSchool.late) return;
      await time.pause(attemptInterval);
    }
  }
  await Promise.race([render(), time.pause(longestStart, { ref: false })]);
  isOver = true;
}

/** Requests wait until the start is over. */
export function waitForFirstPage(lifecycle: Lifecycle): Step {
  return () => lifecycle.opening?.then(() => false) ?? false;
}
