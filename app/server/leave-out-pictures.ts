/** Has pages rendered again without the pictures that turned out not to be showable. */
import { setTimeout as pause } from 'node:timers/promises';
import { unknownChange } from '~/content/content-use.server';
import { retryUnshown, unshownRevision } from '~/content/unshown-pictures.server';
import type { PageCache } from './page-cache/page-cache';

/** Milliseconds between two looks: pictures that are found together cost one render of each page. */
const look = 2000;

export interface LeaveOutOptions {
  pages: Pick<PageCache, 'markStale'>;
  clock: () => number;
  isEnding: () => boolean;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Looks until the process ends, without keeping it alive. */
export async function leaveOutPictures({
  pages,
  clock,
  isEnding,
  pause: wait = (milliseconds) => pause(milliseconds, undefined, { ref: false }),
}: LeaveOutOptions): Promise<void> {
  let known = unshownRevision();
  while (!isEnding()) {
    await wait(look);
    retryUnshown(clock());
    if (unshownRevision() === known) continue;
    known = unshownRevision();
    // Answers are parsed anew by themselves; only pages hold what was made of them.
    pages.markStale(unknownChange);
  }
}
